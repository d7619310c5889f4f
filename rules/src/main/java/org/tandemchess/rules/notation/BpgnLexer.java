package org.tandemchess.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Seat;

/** Cuts a BPGN text into tokens in one pass; every text can be cut. */
final class BpgnLexer {
  private static final Pattern LABEL =
      Pattern.compile("(\\d{1,6})\\p{Cf}*([AaBb])\\p{Cf}*[.\\u2026]+");

  /** The knight's N that some writers spell as the number of an annotation. */
  private static final String KNIGHT_DROP = "$146@";

  /** How many letters a promotion in brackets has: {@code (Q)}. */
  private static final int BRACKETED = 3;

  /**
   * How a line begins a game. What a token begins before such a line ends there at the latest, so
   * that a text may be cut in front of it.
   */
  static final String GAME = "[Event ";

  private static final String NEXT_GAME = "\n" + GAME;

  private final String text;
  private final Matcher label;
  private final List<BpgnToken> tokens = new ArrayList<>();
  private int at;
  private int line;

  private BpgnLexer(String text, int first) {
    this.text = text;
    this.line = first;
    this.label = LABEL.matcher(text);
  }

  /**
   * Cuts a text.
   *
   * @param first number of its first line
   */
  static List<BpgnToken> tokens(String text, int first) {
    BpgnLexer lexer = new BpgnLexer(text, first);
    while (lexer.at < text.length()) {
      lexer.next();
    }
    return lexer.tokens;
  }

  private void next() {
    char first = text.charAt(at);
    if (BpgnLetters.isNothing(first) || first == '}') {
      skipTo(at + 1);
      return;
    }
    switch (first) {
      case '{' -> brace();
      case ';' -> remark();
      case '%' -> escapeOrWord();
      case '(' -> {
        tokens.add(new BpgnToken.Open(line));
        skipTo(at + 1);
      }
      case ')' -> {
        tokens.add(new BpgnToken.Close(line));
        skipTo(at + 1);
      }
      case '[' -> {
        if (!tag()) {
          labelOrWord();
        }
      }
      default -> labelOrWord();
    }
  }

  private void remark() {
    int end = lineEnd();
    tokens.add(new BpgnToken.Remark(BpgnLetters.strip(text.substring(at + 1, end)), line));
    skipTo(end);
  }

  /** A line that begins with a percent sign is for programs that understand it. */
  private void escapeOrWord() {
    if (at == 0 || text.charAt(at - 1) == '\n') {
      skipTo(lineEnd());
    } else {
      labelOrWord();
    }
  }

  private int lineEnd() {
    int end = text.indexOf('\n', at);
    return end < 0 ? text.length() : end;
  }

  private void brace() {
    int close = text.indexOf('}', at);
    int limit = close < 0 ? text.length() : close;
    int nextGame = text.indexOf(NEXT_GAME, at, limit);
    boolean closed = close >= 0 && nextGame < 0;
    int end = nextGame < 0 ? limit : nextGame;
    tokens.add(new BpgnToken.Brace(BpgnLetters.strip(text.substring(at + 1, end)), closed, line));
    skipTo(closed ? end + 1 : end);
  }

  /**
   * Reads a tag if there is one here; quotes within a value end it only before the bracket. The
   * rest of a line that begins a tag and never ends it is one word.
   */
  private boolean tag() {
    int name = skipBlanks(at + 1);
    int nameEnd = name;
    while (nameEnd < text.length() && isNameLetter(text.charAt(nameEnd))) {
      nameEnd++;
    }
    int quote = skipBlanks(nameEnd);
    if (nameEnd == name || quote >= text.length() || text.charAt(quote) != '"') {
      return false;
    }
    StringBuilder value = new StringBuilder();
    int i = quote + 1;
    for (; i < text.length() && text.charAt(i) != '\n'; i++) {
      int bracket = text.charAt(i) == '"' ? skipBlanks(i + 1) : text.length();
      if (bracket < text.length() && text.charAt(bracket) == ']') {
        tokens.add(new BpgnToken.Tag(text.substring(name, nameEnd), value.toString(), line));
        skipTo(bracket + 1);
        return true;
      }
      i += isEscape(i) ? 1 : 0;
      value.append(text.charAt(i));
    }
    tokens.add(new BpgnToken.Word(text.substring(at, i), line));
    skipTo(i);
    return true;
  }

  private boolean isEscape(int i) {
    return text.charAt(i) == '\\'
        && i + 1 < text.length()
        && (text.charAt(i + 1) == '"' || text.charAt(i + 1) == '\\');
  }

  private void labelOrWord() {
    if (label.region(at, text.length()).lookingAt()) {
      int number = Integer.parseInt(label.group(1));
      Seat seat = seat(label.group(2).charAt(0));
      tokens.add(new BpgnToken.Label(number, seat, label.group(), line));
      skipTo(label.end());
      return;
    }
    int end = wordEnd();
    tokens.add(new BpgnToken.Word(BpgnLetters.plain(text.substring(at, end)), line));
    skipTo(end);
  }

  private int wordEnd() {
    int end = at + 1;
    while (end < text.length()) {
      if (isBracketedRole(end)) {
        end += BRACKETED;
      } else if (endsWord(end)) {
        return end;
      } else {
        end++;
      }
    }
    return end;
  }

  private boolean endsWord(int i) {
    return switch (text.charAt(i)) {
      case '{', ';', '(', ')' -> true;
      case '$' -> !text.startsWith(KNIGHT_DROP, i);
      default -> BpgnLetters.isBlank(text.charAt(i));
    };
  }

  /** Returns whether a promotion such as {@code e8(Q)} names its piece here. */
  private boolean isBracketedRole(int i) {
    return text.charAt(i) == '('
        && i + 2 < text.length()
        && "QRBNqrbn".indexOf(text.charAt(i + 1)) >= 0
        && text.charAt(i + 2) == ')';
  }

  private static Seat seat(char letter) {
    BoardId board = Character.toUpperCase(letter) == 'A' ? BoardId.A : BoardId.B;
    return Seat.of(board, Character.isUpperCase(letter) ? Color.WHITE : Color.BLACK);
  }

  private int skipBlanks(int from) {
    int i = from;
    while (i < text.length() && isBlankInLine(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private static boolean isBlankInLine(char letter) {
    return letter != '\n' && BpgnLetters.isNothing(letter);
  }

  private static boolean isNameLetter(char letter) {
    return Character.isLetterOrDigit(letter) || letter == '_';
  }

  private void skipTo(int end) {
    for (; at < end; at++) {
      if (text.charAt(at) == '\n') {
        line++;
      }
    }
  }
}
