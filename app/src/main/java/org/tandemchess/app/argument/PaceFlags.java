package org.tandemchess.app.argument;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tandemchess.match.play.PaceText;
import org.tandemchess.play.game.Adjudication;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.play.player.Pace;
import org.tandemchess.protocol.client.Patience;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The arguments that say how long players may think and when a game is over. */
public final class PaceFlags {
  @Option(
      names = "--tc",
      paramLabel = "[MOVES/]BASE+INC",
      converter = ClockText.class,
      description =
          "A clock for each seat: seconds at the start, again after each MOVES moves, and seconds"
              + " added by each move.")
  private @Nullable Pace clock;

  @Option(
      names = "--movetime",
      paramLabel = "MS",
      converter = WholeNumber.Millis.class,
      description = "Milliseconds for each move.")
  private @Nullable Long moveTime;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumber.SearchDepth.class,
      description = "Plies for each move; boards then take turns, and games repeat exactly.")
  private @Nullable Long depth;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = WholeNumber.Nodes.class,
      description = "Nodes for each move; boards then take turns, and games repeat exactly.")
  private @Nullable Long nodes;

  @Option(
      names = "--margin",
      paramLabel = "MS",
      converter = WholeNumber.Millis.class,
      description =
          "How far a clock may go below zero, for the pipe to the engine; 50 ms if not given.")
  private long margin = GameRules.DEFAULT_MARGIN_MILLIS;

  @Option(
      names = "--timeout",
      paramLabel = "MS",
      converter = WholeNumber.Millis.class,
      description =
          "How long a move may take where no clock runs, and an engine to start; 60000 ms if not"
              + " given.")
  private long timeout = GameRules.DEFAULT_PATIENCE_MILLIS;

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      converter = WholeNumber.Games.class,
      description = "Moves on both boards after which a game is a draw; 800 if not given.")
  private long maxPlies = GameRules.DEFAULT_PLY_LIMIT;

  @Option(
      names = "--adjudicate",
      paramLabel = "CP,MOVES",
      converter = AdjudicationText.class,
      description = "End a game when both players of a board agree on a score for some moves.")
  private Adjudication adjudication = Adjudication.NONE;

  /**
   * Returns the rules of a game.
   *
   * @throws InvalidInputException unless exactly one pace is given
   */
  public GameRules rules() {
    List<Pace> paces =
        Stream.<@Nullable Pace>of(
                clock,
                moveTime == null ? null : new Pace.MoveTime(moveTime),
                depth == null ? null : new Pace.Depth(depth.intValue()),
                nodes == null ? null : new Pace.Nodes(nodes))
            .flatMap(Stream::ofNullable)
            .toList();
    if (paces.size() != 1) {
      throw new InvalidInputException(
          List.of(
              paces.isEmpty()
                  ? "no pace: expected one of --tc, --movetime, --depth, --nodes"
                  : "several paces: expected only one of --tc, --movetime, --depth, --nodes"));
    }
    return new GameRules(paces.getFirst(), margin, timeout, (int) maxPlies, adjudication);
  }

  /** Returns how long engines may take to start, which is no longer than a move may take. */
  public Patience patience() {
    return new Patience(timeout, Math.min(timeout, Patience.DEFAULT.readyMillis()));
  }

  /** Reads {@code 5+0.05} and {@code 40/60+0.5}. */
  public static final class ClockText implements ITypeConverter<Pace> {
    @Override
    public Pace convert(String text) {
      return PaceText.parseClock(text)
          .orElseThrow(() -> new TypeConversionException(PaceText.EXPECTED));
    }
  }

  /** Reads {@code 800,4}. */
  public static final class AdjudicationText implements ITypeConverter<Adjudication> {
    private static final Pattern FORM = Pattern.compile("(\\d{1,6}),(\\d{1,4})");

    @Override
    public Adjudication convert(String text) {
      Matcher matcher = FORM.matcher(text.strip());
      if (matcher.matches()) {
        return new Adjudication(
            Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
      }
      throw new TypeConversionException("centipawns and moves such as 800,4");
    }
  }
}
