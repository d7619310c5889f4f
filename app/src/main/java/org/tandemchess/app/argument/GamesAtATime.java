package org.tandemchess.app.argument;

import org.jspecify.annotations.Nullable;
import org.tandemchess.play.game.GameRules;
import picocli.CommandLine.Option;

/** The argument that says how many games are played at once. */
public final class GamesAtATime {
  @Option(
      names = "--concurrency",
      paramLabel = "N",
      converter = WholeNumber.Threads.class,
      description = "Games at a time. Not given: half the cores by the clock, else all cores.")
  private @Nullable Long wanted;

  /** Returns how many games under these rules are played at once. */
  public int of(GameRules rules) {
    return wanted == null
        ? rules.gamesAtATime(Runtime.getRuntime().availableProcessors())
        : wanted.intValue();
  }
}
