package org.tandemchess.app.analyze;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.engine.analysis.AnalysisReport;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/**
 * Tells an analysis to programs: an object a line, of type line or acquisition, and one of type
 * result.
 */
final class JsonReport implements AnalysisReport {
  private final PrintWriter out;
  private GameState match = GameState.start(RuleSet.BUGHOUSE);
  private Position position = match.position();

  JsonReport(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void begin(GameState analysed) {
    match = analysed;
    position = match.position();
  }

  @Override
  public void line(BoardId board, SearchInfo info) {
    print(
        "line",
        json -> {
          json.writeStringField("board", board.name());
          json.writeNumberField("line", info.line());
          write(json, info);
          List<Move> moves = info.variation();
          array(json, "pv", moves.stream().map(MoveText::ubi).toList());
          array(json, "san", SanLine.of(position, board, moves));
        });
  }

  @Override
  public void acquisition(Acquisition found) {
    print(
        "acquisition",
        json -> {
          json.writeStringField("board", found.board().name());
          json.writeNumberField("depth", found.depth());
          json.writeNumberField("nodes", found.nodes());
          for (Color color : Color.values()) {
            json.writeObjectFieldStart(lower(color));
            write(json, found.of(color));
            json.writeEndObject();
          }
        });
  }

  private static void write(JsonGenerator json, Acquisition.Side side) throws IOException {
    for (Role role : Role.values()) {
      if (role != Role.KING) {
        Acquisition.Prospect prospect = side.of(role);
        json.writeObjectFieldStart(lower(role));
        json.writeNumberField("chance", prospect.chance());
        if (prospect.chance() > 0) {
          json.writeNumberField("price", prospect.price());
        } else {
          json.writeNullField("price");
        }
        json.writeNumberField("impact", prospect.impact());
        json.writeEndObject();
      }
    }
  }

  @Override
  public void end(List<Verdict> verdicts) {
    print(
        "result",
        json -> {
          json.writeStringField("bfen", Bfen.format(position));
          if (position.end().isPresent()) {
            write(json, position.end().get());
          }
          writeClocks(json);
          json.writeObjectFieldStart("boards");
          for (Verdict verdict : verdicts) {
            write(json, verdict);
          }
          json.writeEndObject();
        });
  }

  private void write(JsonGenerator json, Verdict verdict) throws IOException {
    BoardId board = verdict.board();
    json.writeObjectFieldStart(board.name());
    json.writeStringField("turn", lower(position.turn(board)));
    Optional<Move> best = verdict.best();
    if (best.isPresent()) {
      json.writeStringField("bestmove", MoveText.ubi(best.get()));
      List<String> san = SanLine.of(position, board, List.of(best.get()));
      json.writeStringField("san", String.join("", san));
    } else {
      json.writeNullField("bestmove");
    }
    SearchInfo info = verdict.info();
    if (info != null) {
      write(json, info);
    }
    if (verdict.decision().isPresent()) {
      write(json, verdict.decision().get());
    }
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Decision decision) throws IOException {
    json.writeObjectFieldStart("decision");
    switch (decision) {
      case Decision.Play _ -> json.writeStringField("do", "play");
      case Decision.Stall _ -> json.writeStringField("do", "stall");
      case Decision.Sit(long millis, _) -> {
        json.writeStringField("do", "sit");
        json.writeNumberField("at_most_ms", millis);
      }
    }
    json.writeStringField("reason", decision.reason().words());
    json.writeEndObject();
  }

  private void writeClocks(JsonGenerator json) throws IOException {
    if (match.clocks().knowsAny()) {
      json.writeObjectFieldStart("clocks_ms");
      for (Seat seat : Seat.values()) {
        if (match.clocks().knows(seat)) {
          json.writeNumberField(lower(seat), match.clocks().millis(seat));
        }
      }
      json.writeEndObject();
    }
  }

  private static void write(JsonGenerator json, SearchInfo info) throws IOException {
    json.writeNumberField("depth", info.depth());
    json.writeNumberField("seldepth", info.selectiveDepth());
    json.writeObjectFieldStart("score");
    switch (info.score()) {
      case Score.Centipawns(int value) -> json.writeNumberField("cp", value);
      case Score.Mate(int moves) -> json.writeNumberField("mate", moves);
      case Score.Waiting(int moves) -> json.writeNumberField("waiting", moves);
    }
    json.writeEndObject();
    json.writeNumberField("time_ms", info.millis());
    json.writeNumberField("nodes", info.nodes());
    json.writeNumberField("nps", info.nodesPerSecond());
  }

  private static void write(JsonGenerator json, GameEnd end) throws IOException {
    json.writeObjectFieldStart("end");
    json.writeStringField("reason", lower(end.reason()));
    Optional<Seat> loser = end.loser();
    if (loser.isPresent()) {
      json.writeStringField("loser", lower(loser.get()));
    }
    json.writeEndObject();
  }

  private static void array(JsonGenerator json, String name, List<String> texts)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private void print(String type, JsonLine.Fields fields) {
    out.println(JsonLine.of(type, fields));
    out.flush();
  }
}
