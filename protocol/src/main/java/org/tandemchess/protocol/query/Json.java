package org.tandemchess.protocol.query;

/** Pieces of the compact JSON that rule queries answer. Stateless. */
final class Json {
  private Json() {}

  /** Returns the reply to a request that failed. */
  static String error(String code, String reason) {
    StringBuilder out = new StringBuilder(96);
    out.append("{\"ok\":false,\"error\":\"").append(code).append("\",\"reason\":");
    text(reason, out);
    return out.append('}').toString();
  }

  /** Appends a text in quotes; control characters are dropped. */
  static void text(String text, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '"' || letter == '\\') {
        out.append('\\').append(letter);
      } else if (letter >= ' ') {
        out.append(letter);
      }
    }
    out.append('"');
  }

  /** Appends a key with its comma and colon. */
  static StringBuilder key(String name, StringBuilder out) {
    return out.append(",\"").append(name).append("\":");
  }
}
