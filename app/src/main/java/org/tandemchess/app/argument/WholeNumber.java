package org.tandemchess.app.argument;

import org.tandemchess.protocol.session.LogFile;
import org.tandemchess.search.api.SearchLimits;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads whole numbers within a range. */
public abstract class WholeNumber implements ITypeConverter<Long> {
  private final long min;
  private final long max;

  private WholeNumber(long min, long max) {
    this.min = min;
    this.max = max;
  }

  @Override
  public Long convert(String text) {
    try {
      long number = Long.parseLong(text.strip());
      if (number >= min && number <= max) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Refused below, as a number out of range is.
    }
    throw new TypeConversionException("a whole number from " + min + " to " + max);
  }

  /** Plies that perft can count before the sun goes out. */
  public static final class PerftDepth extends WholeNumber {
    PerftDepth() {
      super(0, 30);
    }
  }

  /** Threads, or whatever else is done at once. */
  public static final class Threads extends WholeNumber {
    Threads() {
      super(1, 256);
    }
  }

  /** Megabytes of a log file. */
  public static final class LogMegabytes extends WholeNumber {
    LogMegabytes() {
      super(1, LogFile.MOST_MEGABYTES);
    }
  }

  /** Log files to keep. */
  public static final class LogFiles extends WholeNumber {
    LogFiles() {
      super(1, LogFile.MOST_KEPT);
    }
  }

  /** Milliseconds, at least one. */
  public static final class Millis extends WholeNumber {
    Millis() {
      super(1, Integer.MAX_VALUE);
    }
  }

  /** Plies that a search can reach. */
  public static final class SearchDepth extends WholeNumber {
    SearchDepth() {
      super(1, SearchLimits.MAX_DEPTH);
    }
  }

  /** Best lines of a board. */
  public static final class Lines extends WholeNumber {
    Lines() {
      super(1, 64);
    }
  }

  /** Positions to look at. */
  public static final class Nodes extends WholeNumber {
    /** Reads by hand; picocli makes its own. */
    public Nodes() {
      super(1, Long.MAX_VALUE);
    }
  }

  /** Games, moves or passes: a number of anything. */
  public static final class Games extends WholeNumber {
    Games() {
      super(1, 1_000_000);
    }
  }

  /** How often something is measured. */
  public static final class Tries extends WholeNumber {
    Tries() {
      super(1, 1_000_000);
    }
  }

  /** Centipawns that a move may be worth less than another. */
  public static final class Margin extends WholeNumber {
    Margin() {
      super(0, 1_000);
    }
  }

  /** A share of a hundred. */
  public static final class Percent extends WholeNumber {
    Percent() {
      super(0, 100);
    }
  }

  /** Plies of a game. */
  public static final class Plies extends WholeNumber {
    Plies() {
      super(0, 200);
    }
  }

  /** Moves of both boards of a recorded game together. */
  public static final class RecordedPlies extends WholeNumber {
    RecordedPlies() {
      super(0, 100_000);
    }
  }

  /** What decides all that is drawn. */
  public static final class Seed extends WholeNumber {
    Seed() {
      super(Long.MIN_VALUE, Long.MAX_VALUE);
    }
  }
}
