package org.tandemchess.protocol.client;

import java.util.ArrayList;
import java.util.List;

/** Keeps all lines in memory, but for thinking output. Safe for use by any thread. */
final class RecordingLog implements ProtocolLog {
  private record Line(Kind kind, String text) {}

  private final List<Line> lines = new ArrayList<>();

  @Override
  public synchronized void line(String label, Kind kind, String text) {
    if (!text.startsWith("info ")) {
      lines.add(new Line(kind, text));
    }
  }

  synchronized List<String> of(Kind kind) {
    return lines.stream().filter(line -> line.kind() == kind).map(Line::text).toList();
  }

  /** Returns what was sent since the last line that is equal to one. */
  List<String> sentAfter(String line) {
    List<String> sent = of(Kind.SENT);
    return sent.subList(sent.lastIndexOf(line) + 1, sent.size());
  }

  @Override
  public synchronized String toString() {
    StringBuilder text = new StringBuilder("\n");
    for (Line line : lines.subList(Math.max(0, lines.size() - 80), lines.size())) {
      String shown = line.text().substring(0, Math.min(120, line.text().length()));
      text.append(line.kind().mark()).append(' ').append(shown).append('\n');
    }
    return text.toString();
  }
}
