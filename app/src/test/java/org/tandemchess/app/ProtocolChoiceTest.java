package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.protocol.text.LineReader;

class ProtocolChoiceTest {

  @ParameterizedTest
  @CsvSource({
    "ubi, UBI",
    "uci, UCI",
    "ucinewgame, UCI",
    "debug on, UCI",
    "position board A startpos, UBI",
    "position startpos | startpos, UBI",
    "position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1 | startpos, UBI",
    "position startpos moves e2e4, UCI",
    "position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1, UCI",
    "position fen 7k/8/8/8/8/8/8/K7 w - - 0 1|7k/8/8/8/8/8/8/K7 w - - 0 1, UCI",
    "go board A, UBI",
    "go movetime 5, UCI",
    "go, UCI",
    "setoption name UCI_Variant value crazyhouse, UCI",
    "legalmoves startpos, UCI",
    "partnermsg need n, UBI",
    "xboard, XBOARD",
    "protover 2, XBOARD",
    "'{\"jsonrpc\":\"2.0\"}', CNP",
    "hello, UBI",
    "setoption name Hash value 16, ",
    "isready, ",
  })
  void tellsFromOneLine(String line, Protocol protocol) {
    assertThat(ProtocolChoice.of(line)).isEqualTo(protocol);
  }

  @Test
  void keepsWhatComesBefore() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LineReader reader = reader("isready\nsetoption name Hash value 16\n\nisready\nuci\nquit\n");
    assertThat(ProtocolChoice.read(reader, out)).isEqualTo(Protocol.UCI);
    assertThat(out.toString(StandardCharsets.US_ASCII)).isEqualTo("readyok\nreadyok\n");
    assertThat(rest(reader)).containsExactly("setoption name Hash value 16", "", "uci", "quit");
  }

  @Test
  void takesUbiWhereNothingTells() throws IOException {
    LineReader reader = reader("setoption name Hash value 16\n");
    assertThat(ProtocolChoice.read(reader, new ByteArrayOutputStream())).isEqualTo(Protocol.UBI);
    assertThat(rest(reader)).containsExactly("setoption name Hash value 16");
    LineReader ubi = reader("ubi\nquit\n");
    assertThat(ProtocolChoice.read(ubi, new ByteArrayOutputStream())).isEqualTo(Protocol.UBI);
    assertThat(rest(ubi)).containsExactly("ubi", "quit");
  }

  private static LineReader reader(String text) {
    return new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)));
  }

  private static List<String> rest(LineReader reader) {
    List<String> lines = new ArrayList<>();
    while (reader.read() == LineReader.Event.LINE) {
      lines.add(reader.line());
    }
    return lines;
  }
}
