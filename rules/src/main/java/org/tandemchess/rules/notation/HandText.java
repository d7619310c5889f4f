package org.tandemchess.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import org.tandemchess.rules.core.Piece;
import org.tandemchess.rules.core.Role;

/**
 * Hands as texts have them, without the brackets or the slash before them: letters in any order,
 * also with a count before a letter ({@code N3P}); a dash or nothing for no piece at all.
 */
public final class HandText {
  private static final String NOTHING = "-";

  /** No hand holds so many; whoever is told of them sees that. */
  private static final int MOST = 1_000;

  private HandText() {}

  /**
   * Reads the letters of a hand. Blanks between them are passed over.
   *
   * @param hand is told of each piece that is read, and how many of it come with that
   * @return what is no piece that can be in a hand, none if the whole is read
   */
  public static List<String> read(String text, ObjIntConsumer<Piece> hand) {
    if (text.strip().equals(NOTHING)) {
      return List.of();
    }
    List<String> offending = new ArrayList<>();
    String digits = "";
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter <= ' ') {
        continue;
      }
      if (letter >= '0' && letter <= '9') {
        digits += letter;
        continue;
      }
      Optional<Piece> piece = Piece.fromLetter(letter).filter(p -> p.role() != Role.KING);
      if (piece.isPresent()) {
        hand.accept(piece.get(), count(digits));
      } else {
        offending.add(String.valueOf(letter));
      }
      digits = "";
    }
    if (!digits.isEmpty()) {
      offending.add(digits);
    }
    return List.copyOf(offending);
  }

  private static int count(String digits) {
    if (digits.isEmpty()) {
      return 1;
    }
    return digits.length() > 3 ? MOST : Integer.parseInt(digits);
  }
}
