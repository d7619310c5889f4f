package org.tandemchess.protocol.query;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.OptionTable;
import org.tandemchess.protocol.session.CommonLines;
import org.tandemchess.protocol.session.Identity;
import org.tandemchess.protocol.text.Faults;
import org.tandemchess.protocol.text.LineReader;
import org.tandemchess.protocol.text.Tokens;

/**
 * Answers rule queries on two streams until {@code quit} or the end of the input, and never
 * searches.
 *
 * <p>One thread reads, answers and writes. Answers are written at once unless the next request is
 * at hand already: a host that sends many in one go gets the answers so. Unknown lines are passed
 * over in silence.
 */
public final class ValidatorSession {
  private static final String REFUSED = "info string refused: this is a validator-only worker";

  /**
   * The longest line in bytes that a reader of requests should keep: with its words and moves it
   * takes some hundred times that, and a validator has 64 MB.
   */
  public static final int LONGEST = 1 << 18;

  /** From this many bytes on, answers are written whatever comes next. */
  private static final int FULL = 1 << 15;

  private final LineReader reader;
  private final OutputStream out;
  private final RuleQueries game = new RuleQueries();
  private final OptionTable options =
      OptionTable.builder()
          .on(QueryOptions.VARIANT, game::setVariant)
          .on(QueryOptions.CHESS960, game::setChess960)
          .on(QueryOptions.DRAW_RULES, game::setDrawRules)
          .on(EngineOptions.RULES, game::setBughouse)
          .build();
  private byte[] unwritten = new byte[2 * FULL];
  private int length;

  /**
   * Makes a session that has read nothing yet.
   *
   * @param reader where the host's lines come from
   * @param out flushed as soon as no request is at hand; not closed
   */
  public ValidatorSession(LineReader reader, OutputStream out) {
    this.reader = reader;
    this.out = out;
  }

  /**
   * Answers until the end.
   *
   * @throws IOException if the host does not read any more
   */
  public void run() throws IOException {
    LineReader.Event event = reader.read();
    while (event != LineReader.Event.END) {
      if (event == LineReader.Event.OVERSIZED) {
        say(CommonLines.remark("line above " + reader.longest() + " bytes ignored"));
      } else if (!handle(reader.line())) {
        break;
      }
      if (length >= FULL || !reader.hasLine()) {
        write();
      }
      event = reader.read();
    }
    write();
  }

  /** Handles a line; returns false after {@code quit}. */
  private boolean handle(String line) {
    try {
      return handle(new Tokens(line));
    } catch (RuntimeException | Error fault) {
      // The one place where a fault of ours meets the host: it hears of it, and the worker lives.
      say(Json.error("internal_error", String.valueOf(fault)));
      Faults.report(fault);
      return true;
    }
  }

  private boolean handle(Tokens words) {
    @Nullable String answer = game.answer(words);
    if (answer != null) {
      say(answer);
      return true;
    }
    switch (words.getOrEmpty(0).toLowerCase(Locale.ROOT)) {
      case "uci" -> greet();
      case "isready" -> say("readyok");
      case "ucinewgame" -> game.start();
      case "position" -> game.place(words).remark(words).ifPresent(this::remark);
      case "setoption" -> remark(setOption(words));
      case "go", "bench" -> say(REFUSED);
      case "quit" -> {
        return false;
      }
      default -> {
        // Hosts that send lines for other engines want no answer to them.
      }
    }
    return true;
  }

  private void greet() {
    say("id name " + Identity.NAME + " " + Identity.VERSION + " validator");
    say("id author " + Identity.AUTHOR);
    List<OptionSpec<?>> specs = QueryOptions.SPECS;
    for (OptionSpec<?> spec : specs) {
      say(CommonLines.option(spec));
    }
    say("uciok");
  }

  private @Nullable String setOption(Tokens words) {
    int value = words.find("value", 2);
    String name = words.is(1, "name") ? words.join(2, value) : "";
    if (name.isEmpty()) {
      return "setoption: missing name";
    }
    // The protocol tells names that it does not know in lower case.
    return options
        .set(name.toLowerCase(Locale.ROOT), value < words.size() ? words.rest(value + 1) : null)
        .map(QueryOptions::words)
        .orElse(null);
  }

  private void remark(@Nullable String text) {
    if (text != null) {
      say(CommonLines.remark(text));
    }
  }

  private void say(String line) {
    int end = length + line.length();
    if (end + 1 > unwritten.length) {
      unwritten = Arrays.copyOf(unwritten, 2 * end);
    }
    for (int i = 0; i < line.length(); i++) {
      char letter = line.charAt(i);
      unwritten[length + i] = (byte) (letter >= ' ' && letter <= '~' ? letter : '?');
    }
    unwritten[end] = '\n';
    length = end + 1;
  }

  private void write() throws IOException {
    if (length > 0) {
      out.write(unwritten, 0, length);
      out.flush();
      length = 0;
    }
  }
}
