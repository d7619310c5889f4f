package org.tandemchess.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** Random set-ups for tests. Stateless. */
public final class SetUps {
  private static final String MEN = "RKRNB";
  private static final int FILES = 8;

  private SetUps() {}

  /**
   * Returns a legal FEN of one board like those of Chess960, but with gaps: king, rooks and others
   * stand anywhere on the first ranks, different ones for each color, so that there is more to
   * castle. All rights are given, as plain letters, also where king and rooks stand so that some
   * are none.
   */
  public static String chess960Like(RandomGenerator random) {
    String black = rank(random).toLowerCase(Locale.ROOT);
    return black + "/pppppppp/8/8/8/8/PPPPPPPP/" + rank(random) + " w KQkq - 0 1";
  }

  private static String rank(RandomGenerator random) {
    List<Character> squares = new ArrayList<>(Collections.nCopies(FILES, '1'));
    for (int i = 0; i < MEN.length(); i++) {
      squares.set(i, MEN.charAt(i));
    }
    Collections.shuffle(squares, random);
    StringBuilder rank = new StringBuilder();
    squares.forEach(rank::append);
    return rank.toString();
  }
}
