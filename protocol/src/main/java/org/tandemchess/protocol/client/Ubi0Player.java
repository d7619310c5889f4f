package org.tandemchess.protocol.client;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Clocks;

/**
 * Speaks UBI 0.1: a board a line, and a search that is stopped still answers.
 *
 * <p>The other board's line is sent along when it has changed, except while that board is searched:
 * what changes there is told with its own next request.
 */
final class Ubi0Player extends WordPlayer {
  private final Map<BoardId, AnsweredSearch<MoveRequest>> searches = new EnumMap<>(BoardId.class);
  private final String[] told = {"", ""};
  private final String[] lastInfo = {"", ""};

  Ubi0Player(EngineCommand command, ProtocolLog log, Patience patience) {
    super("ubi", command, log, patience);
  }

  @Override
  void check(GameStart start) {
    // All seats and paces can be told.
  }

  @Override
  void greet() throws PlayerException, InterruptedException {
    for (BoardId board : BoardId.values()) {
      searches.put(
          board,
          new AnsweredSearch<>(this::whenReady, this::go, () -> send("stop board " + board)));
    }
    super.greet();
  }

  @Override
  void prepare(GameStart start) throws PlayerException, InterruptedException {
    searches.values().forEach(AnsweredSearch::drop);
    await(
        () -> searches.values().stream().allMatch(AnsweredSearch::isIdle),
        patience().readyMillis(),
        "bestmove");
    told[0] = "";
    told[1] = "";
    useRules(start);
    send("ubinewgame");
    awaitReady();
  }

  @Override
  void askEngine(MoveRequest request) {
    search(request.board()).want(request);
  }

  private AnsweredSearch<MoveRequest> search(BoardId board) {
    AnsweredSearch<MoveRequest> search = searches.get(board);
    if (search == null) {
      throw new IllegalStateException("not greeted yet");
    }
    return search;
  }

  private void go(MoveRequest request) {
    BoardId board = request.board();
    lastInfo[board.index()] = "";
    tellOther(request);
    String setup = Bfen.format(request.state().position(), board);
    told[board.index()] = setup;
    send("position board " + board + " bfen " + setup);
    Clocks clocks = clocks(request.state());
    send(
        "clock white_A "
            + (clocks.aWhite() + " black_A " + clocks.aBlack())
            + (" white_B " + clocks.bWhite() + " black_B " + clocks.bBlack()));
    send("go board " + board + limit(request, clocks));
  }

  private void tellOther(MoveRequest request) {
    BoardId other = request.board().other();
    String setup = Bfen.format(request.state().position(), other);
    if (search(other).isIdle() && !setup.equals(told[other.index()])) {
      told[other.index()] = setup;
      send("position board " + other + " bfen " + setup);
    }
  }

  private String limit(MoveRequest request, Clocks clocks) {
    return switch (game().pace()) {
      case Pace.Clock clock -> {
        long white = clocks.millis(Seat.of(request.board(), Color.WHITE));
        long black = clocks.millis(Seat.of(request.board(), Color.BLACK));
        long increment = clock.incrementMillis();
        yield " wtime " + white + " btime " + black + " winc " + increment + " binc " + increment;
      }
      case Pace.MoveTime time -> " movetime " + moveMillis(time, request);
      case Pace.Depth depth -> " depth " + depth.plies();
      case Pace.Nodes nodes -> " nodes " + nodes.count();
    };
  }

  @Override
  void withdrawFromEngine(BoardId board) {
    search(board).drop();
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
    if (board.isEmpty()) {
      swallow("bestmove " + rest);
      return;
    }
    Thought thought = ThoughtText.info(lastInfo[board.get().index()]);
    MoveRequest request = search(board.get()).answered();
    notifyAll();
    if (request == null) {
      swallow("bestmove " + rest);
    } else {
      answer(request, UbiAnswers.move(rest), thought, nanos);
    }
  }

  @Override
  void other(String line) {
    BoardId first = game().seats().stream().min(Seat::compareTo).orElseThrow().board();
    UbiAnswers.teamWords(line).ifPresent(words -> say(first, words));
  }

  @Override
  void tellWords(BoardId board, String words) {
    send("partnermsg " + words);
  }
}
