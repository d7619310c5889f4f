package org.tandemchess.protocol.session;

import java.util.List;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.search.api.Score;

/** Lines that UBI and UCI word alike. Stateless. */
public final class CommonLines {
  private static final int LONGEST_REMARK = 400;

  private CommonLines() {}

  /** Returns the declaration of an option. */
  public static <T> String option(OptionSpec<T> spec) {
    return option(spec, spec.text(spec.initial()));
  }

  /** Returns the declaration of an option that has another value at first. */
  static String option(OptionSpec<?> spec, String initial) {
    StringBuilder line = new StringBuilder("option name ").append(spec.name()).append(" type ");
    List<String> words = words(spec);
    if (spec instanceof OptionSpec.Spin spin) {
      line.append("spin default ").append(initial);
      line.append(" min ").append(spin.min()).append(" max ").append(spin.max());
    } else if (spec instanceof OptionSpec.Check) {
      line.append("check default ").append(initial);
    } else if (!words.isEmpty()) {
      line.append("combo default ").append(initial);
      for (String word : words) {
        line.append(" var ").append(word);
      }
    } else {
      line.append("string default ").append(initial.isEmpty() ? OptionSpec.EMPTY : initial);
    }
    return line.toString();
  }

  /** Returns the words that an option lets choose from; none if it takes other values. */
  private static List<String> words(OptionSpec<?> spec) {
    if (spec instanceof OptionSpec.Combo<?> combo) {
      return combo.words();
    }
    return spec instanceof OptionSpec.Rules rules ? rules.words() : List.of();
  }

  /** Returns a score as it stands behind {@code score}: cp or mate, a wait as cp. */
  public static String score(Score score) {
    return score instanceof Score.Mate(int moves)
        ? "mate " + moves
        : "cp " + score.inCentipawns(Score.MATE_BASE);
  }

  /**
   * Returns what a person reads who asks for help in a session.
   *
   * @param protocol its name
   * @param example a line that it understands
   */
  public static String help(String protocol, String example) {
    return remark(
        "this is %s for programs: %s; ubi, uci or xboard changes over, quit ends; people: %s"
            .formatted(protocol, example, "tandem --help"));
  }

  /** Returns a remark on a fault of ours. */
  public static String fault(Throwable fault) {
    return remark("internal error: " + fault);
  }

  /** Returns a remark on a fault of ours on a board. */
  public static String fault(BoardId board, Throwable fault) {
    return remark("internal error on board " + board + ": " + fault);
  }

  /** Returns a remark for people, cut if it is long. */
  public static String remark(String text) {
    boolean cut = text.length() > LONGEST_REMARK;
    return "info string " + (cut ? text.substring(0, LONGEST_REMARK) + "..." : text);
  }
}
