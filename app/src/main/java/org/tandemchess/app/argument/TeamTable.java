package org.tandemchess.app.argument;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tandemchess.match.play.PaceText;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.play.player.Pace;
import org.tandemchess.protocol.client.Launch;

/**
 * A team as a file holds it. What is not there is null.
 *
 * @param name what it is called; its engine if null
 * @param engine as on the command line
 * @param options options of its engines
 * @param tc its own clock
 * @param movetime its own milliseconds a move
 * @param nodes its own nodes a move
 * @param depth its own plies a move
 * @param margin milliseconds that its clocks may go below zero
 * @param dir the folder in which its programs work
 * @param init lines for its programs behind the greeting and the options
 * @param env variables of the environment of its programs
 * @param stderr a file that the standard error of its programs is appended to
 * @param restart whether its programs are started anew for each game
 */
record TeamTable(
    @Nullable String name,
    @Nullable String engine,
    @Nullable Map<String, String> options,
    @Nullable String tc,
    @Nullable Long movetime,
    @Nullable Long nodes,
    @Nullable Integer depth,
    @Nullable Long margin,
    @Nullable String dir,
    @Nullable List<String> init,
    @Nullable Map<String, String> env,
    @Nullable String stderr,
    @Nullable Boolean restart) {

  /** A value that means nothing. */
  static final class WrongValueException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String key;

    WrongValueException(String key, String message) {
      super(message);
      this.key = key;
    }

    String key() {
      return key;
    }
  }

  /**
   * Returns the team.
   *
   * @throws WrongValueException naming the key
   */
  TeamEntry entry() throws WrongValueException {
    if (engine == null) {
      throw new WrongValueException("engine", "expected one, such as engine = \"xboard:sjeng\"");
    }
    TeamEntry team;
    try {
      team = TeamEntry.parse(engine);
    } catch (IllegalArgumentException e) {
      throw new WrongValueException("engine", String.valueOf(e.getMessage()));
    }
    try {
      return team.withOptions(options == null ? Map.of() : options)
          .withName(name == null ? team.name() : name)
          .withLaunch(launch())
          .withTerms(terms());
    } catch (IllegalArgumentException e) {
      throw new WrongValueException("options", String.valueOf(e.getMessage()));
    }
  }

  private Launch launch() throws WrongValueException {
    return new Launch(
        path("dir", dir),
        env == null ? Map.of() : env,
        path("stderr", stderr),
        init == null ? List.of() : init);
  }

  private static Optional<Path> path(String key, @Nullable String name) throws WrongValueException {
    try {
      return Optional.ofNullable(name).map(Path::of);
    } catch (InvalidPathException e) {
      throw new WrongValueException(key, "'" + name + "': expected the name of a file");
    }
  }

  private TeamEntry.Terms terms() throws WrongValueException {
    List<Pace> paces =
        Stream.<@Nullable Pace>of(
                tc == null ? null : clock(tc),
                movetime == null ? null : new Pace.MoveTime(atLeastOne("movetime", movetime)),
                nodes == null ? null : new Pace.Nodes(atLeastOne("nodes", nodes)),
                depth == null ? null : new Pace.Depth((int) atLeastOne("depth", depth)))
            .flatMap(Stream::ofNullable)
            .toList();
    if (paces.size() > 1) {
      throw new WrongValueException("tc", "expected only one of tc, movetime, nodes, depth");
    }
    return new TeamEntry.Terms(
        paces.stream().findFirst(),
        margin == null ? OptionalLong.empty() : OptionalLong.of(atLeastOne("margin", margin)),
        restart != null && restart);
  }

  private static Pace clock(String text) throws WrongValueException {
    return PaceText.parseClock(text)
        .orElseThrow(
            () -> new WrongValueException("tc", "'" + text + "': expected " + PaceText.EXPECTED));
  }

  private static long atLeastOne(String key, long number) throws WrongValueException {
    if (number < 1) {
      throw new WrongValueException(key, "'" + number + "': expected a whole number from 1");
    }
    return number;
  }
}
