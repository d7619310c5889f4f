package org.tandemchess.protocol.client;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameEnd;
import org.tandemchess.rules.position.GameState;

/**
 * Speaks UBI 1.x, where a new position ends the search it replaces without an answer.
 *
 * <p>Between the position and its {@code go} stands an {@code isready}: an answer that comes before
 * {@code readyok} belongs to a search that has been replaced meanwhile and is swallowed. Nothing is
 * waited for, so this costs no time.
 */
final class UbiPlayer extends WordPlayer {
  /** Changes for each board with each request, withdrawal and answer. */
  private final int[] asks = new int[2];

  private final boolean[] wanted = new boolean[2];
  private final @Nullable MoveRequest[] searched = new @Nullable MoveRequest[2];
  private final String[] lastInfo = {"", ""};

  UbiPlayer(EngineCommand command, ProtocolLog log, Patience patience) {
    super("ubi", command, log, patience);
  }

  @Override
  void check(GameStart start) {
    // All seats and paces can be told.
  }

  @Override
  void prepare(GameStart start) throws PlayerException, InterruptedException {
    for (BoardId board : BoardId.values()) {
      forget(board);
    }
    useRules(start);
    send("ubinewgame");
    awaitReady();
  }

  @Override
  void askEngine(MoveRequest request) {
    BoardId board = request.board();
    forget(board);
    wanted[board.index()] = true;
    Clocks clocks = clocks(request.state());
    send(
        "position "
            + Bfen.format(request.state().position())
            + " clock "
            + (clocks.aWhite() + " " + clocks.aBlack() + " ")
            + (clocks.bWhite() + " " + clocks.bBlack()));
    int ask = asks[board.index()];
    whenReady(() -> begun(request, ask));
    send("go board " + board + limit(request));
  }

  private void begun(MoveRequest request, int ask) {
    int board = request.board().index();
    if (asks[board] == ask) {
      searched[board] = request;
    }
  }

  private void forget(BoardId board) {
    asks[board.index()]++;
    wanted[board.index()] = false;
    searched[board.index()] = null;
    lastInfo[board.index()] = "";
  }

  private String limit(MoveRequest request) {
    return switch (game().pace()) {
      case Pace.Clock clock -> "";
      case Pace.MoveTime time -> " movetime " + moveMillis(time, request);
      case Pace.Depth depth -> " depth " + depth.plies();
      case Pace.Nodes nodes -> " nodes " + nodes.count();
    };
  }

  @Override
  void withdrawFromEngine(BoardId board) {
    if (wanted[board.index()]) {
      forget(board);
      send("stop board " + board);
    }
  }

  @Override
  void info(String line) {
    Optional<BoardId> board = UbiAnswers.infoBoard(line);
    if (board.isPresent() && ThoughtText.isScored(line)) {
      lastInfo[board.get().index()] = line;
    }
  }

  @Override
  void bestMove(String rest, long nanos) {
    Optional<BoardId> board = UbiAnswers.board(rest);
    MoveRequest request = board.map(id -> searched[id.index()]).orElse(null);
    if (request == null) {
      swallow("bestmove " + rest);
      return;
    }
    Thought thought = ThoughtText.info(lastInfo[request.board().index()]);
    forget(request.board());
    answer(request, UbiAnswers.move(rest), thought, nanos);
  }

  @Override
  void other(String line) {
    UbiAnswers.teamWords(line).ifPresent(words -> say(firstBoard(), words));
  }

  private BoardId firstBoard() {
    return game().seats().stream().min(Seat::compareTo).orElseThrow().board();
  }

  @Override
  void tellWords(BoardId board, String words) {
    send("partnermsg " + words);
  }

  @Override
  void tellGameOver(GameStart start, GameState last, GameEnd end) {
    send("metadata game_result " + UbiAnswers.result(start, end));
  }
}
