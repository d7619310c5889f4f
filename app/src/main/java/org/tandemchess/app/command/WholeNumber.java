package org.tandemchess.app.command;

import org.tandemchess.search.api.SearchLimits;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads whole numbers within a range. */
abstract class WholeNumber implements ITypeConverter<Long> {
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
  static final class PerftDepth extends WholeNumber {
    PerftDepth() {
      super(0, 30);
    }
  }

  static final class Threads extends WholeNumber {
    Threads() {
      super(1, 256);
    }
  }

  static final class Millis extends WholeNumber {
    Millis() {
      super(1, Integer.MAX_VALUE);
    }
  }

  static final class SearchDepth extends WholeNumber {
    SearchDepth() {
      super(1, SearchLimits.MAX_DEPTH);
    }
  }

  static final class Lines extends WholeNumber {
    Lines() {
      super(1, 64);
    }
  }

  static final class Nodes extends WholeNumber {
    Nodes() {
      super(1, Long.MAX_VALUE);
    }
  }

  static final class Games extends WholeNumber {
    Games() {
      super(1, 1_000_000);
    }
  }

  static final class Tries extends WholeNumber {
    Tries() {
      super(1, 1_000_000);
    }
  }

  /** Centipawns that a move may be worth less than another. */
  static final class Margin extends WholeNumber {
    Margin() {
      super(0, 1_000);
    }
  }

  static final class Percent extends WholeNumber {
    Percent() {
      super(0, 100);
    }
  }

  static final class Plies extends WholeNumber {
    Plies() {
      super(0, 200);
    }
  }

  static final class Seed extends WholeNumber {
    Seed() {
      super(Long.MIN_VALUE, Long.MAX_VALUE);
    }
  }
}
