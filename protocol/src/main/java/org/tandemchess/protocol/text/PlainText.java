package org.tandemchess.protocol.text;

/**
 * Text of strangers as it may be shown: what engines print and files hold goes to terminals and
 * into reports only through here. Stateless.
 */
public final class PlainText {
  private PlainText() {}

  /**
   * Returns a text in which a question mark stands for all that would do something instead of being
   * seen: line breaks, escapes and other controls, and what turns the direction of writing.
   */
  public static String of(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      plain.append(acts(c) ? '?' : c);
    }
    return plain.toString();
  }

  /**
   * Returns such a text cut to a length.
   *
   * @param longest characters, without the three points that stand for the rest
   */
  public static String of(String text, int longest) {
    String plain = of(text);
    return plain.length() <= longest ? plain : plain.substring(0, longest) + "...";
  }

  private static boolean acts(char c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      // Joiners of letters are of this type too, and only shape them.
      case Character.FORMAT -> c != '\u200c' && c != '\u200d';
      default -> false;
    };
  }
}
