package org.tandemchess.protocol.client;

import java.util.Locale;
import java.util.Optional;

/**
 * What engines tell their partner when they stop moving, and what makes them go on.
 *
 * <p>Sunsetter and Sjeng sit by themselves and lose on time if nobody answers. Sunsetter asks for
 * {@code sitting}, which tells it that nothing will come; Sjeng for {@code go}.
 *
 * @param answer what to tell the engine
 * @param agreed whether it sits because its partner has asked for it
 */
record SittingWords(String answer, boolean agreed) {

  /** Returns whether its next move says that it sits no more. */
  boolean untilMove() {
    return !agreed && !answer.equals("go");
  }

  /** Returns the answer to words of an engine, if they say that it sits. */
  static Optional<SittingWords> of(String words) {
    String text = words.strip().toLowerCase(Locale.ROOT);
    if (text.startsWith("sitting (")) {
      return Optional.of(new SittingWords("sitting", false));
    }
    if (text.startsWith("i'll have to sit") || text.startsWith("i am forcedly mated")) {
      return Optional.of(new SittingWords("go", false));
    }
    boolean agrees =
        text.equals("sitting") || text.startsWith("ok, i sit") || text.startsWith("i sit, tell me");
    return agrees ? Optional.of(new SittingWords("go", true)) : Optional.empty();
  }
}
