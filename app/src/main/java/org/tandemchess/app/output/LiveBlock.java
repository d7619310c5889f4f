package org.tandemchess.app.output;

import java.util.List;

/**
 * The last lines of a terminal, written over as long as they change. Used by one thread at a time.
 */
public final class LiveBlock {
  private static final String ERASE_BELOW = "\033[J";

  private final Terminal terminal;
  private int shown;

  /**
   * Begins with no line.
   *
   * @param terminal whose screen takes controls
   */
  public LiveBlock(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Shows lines in place of those before, cut to the screen in width and number. */
  public void show(List<String> lines) {
    Screen.Size size = terminal.screen().size().get();
    StringBuilder text = new StringBuilder(back());
    // The line below the last one is where the cursor stands.
    List<String> seen = lines.subList(0, Math.min(lines.size(), size.rows() - 1));
    seen.forEach(line -> text.append(Wrapping.cut(line, size.columns() - 1)).append('\n'));
    shown = seen.size();
    terminal.out().print(text);
    terminal.out().flush();
  }

  /** Takes all lines away. */
  public void clear() {
    terminal.out().print(back());
    terminal.out().flush();
    shown = 0;
  }

  private String back() {
    return shown == 0 ? "" : "\033[" + shown + 'A' + ERASE_BELOW;
  }
}
