package org.tandemchess.protocol.client;

import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerException.Kind;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Clocks;

/**
 * Speaks UCI to an engine that plays one board, of bughouse or of the other variant that the rule
 * sheet of a game names. Each request carries a FEN with the reserves, never moves from the start:
 * the engine cannot know what arrives from the other board.
 */
final class UciPlayer extends WordPlayer {
  private static final long HURRY_MILLIS = 500;
  private static final String VARIANT_OPTION = "UCI_Variant";

  private AnsweredSearch<MoveRequest> search = idle();
  private String lastInfo = "";
  private String variant = "";

  UciPlayer(EngineCommand command, ProtocolLog log, Patience patience) {
    super("uci", command, log, patience);
  }

  private AnsweredSearch<MoveRequest> idle() {
    return new AnsweredSearch<>(this::whenReady, this::go, () -> send("stop"));
  }

  @Override
  void check(GameStart start) throws PlayerException {
    checkOneBoard(start);
  }

  @Override
  void greet() throws PlayerException, InterruptedException {
    search = idle();
    variant = "";
    super.greet();
  }

  @Override
  void prepare(GameStart start) throws PlayerException, InterruptedException {
    search.drop();
    await(search::isIdle, patience().readyMillis(), "bestmove");
    useVariant(start.state().position().rules().variant());
    useRules(start);
    send("ucinewgame");
    awaitReady();
  }

  private void useVariant(String wanted) {
    if (wanted.equals(variant)) {
      return;
    }
    if (options().allows(VARIANT_OPTION, wanted)) {
      setOption(VARIANT_OPTION, wanted);
      variant = wanted;
    } else {
      fail(Kind.UNFIT, "does not play " + wanted + ": its UCI_Variant lacks the value");
    }
  }

  @Override
  void askEngine(MoveRequest request) {
    MoveRequest running = search.current();
    boolean sameTurn = running != null && running.turn() == request.turn();
    if (!sameTurn || !isHurried(request)) {
      search.want(request);
    }
  }

  /**
   * With little time left a search is not begun anew: its move stays legal when a reserve grows,
   * and time is worth more than the piece.
   */
  private boolean isHurried(MoveRequest request) {
    return game().pace() instanceof Pace.Clock
        && clocks(request.state()).millis(request.seat()) < HURRY_MILLIS;
  }

  private void go(MoveRequest request) {
    lastInfo = "";
    send("position fen " + Bfen.format(request.state().position(), request.board()));
    send("go " + limit(request));
  }

  private String limit(MoveRequest request) {
    return switch (game().pace()) {
      case Pace.Clock clock -> {
        Clocks clocks = clocks(request.state());
        long white = clocks.millis(Seat.of(request.board(), Color.WHITE));
        long black = clocks.millis(Seat.of(request.board(), Color.BLACK));
        long increment = clock.incrementMillis();
        int moves = clocks.movesToGo();
        yield "wtime "
            + (white + " btime " + black)
            + (" winc " + increment + " binc " + increment)
            + (moves > 0 ? " movestogo " + moves : "");
      }
      case Pace.MoveTime time -> "movetime " + moveMillis(time, request);
      case Pace.Depth depth -> "depth " + depth.plies();
      case Pace.Nodes nodes -> "nodes " + nodes.count();
    };
  }

  @Override
  void withdrawFromEngine(BoardId board) {
    search.drop();
  }

  @Override
  void info(String line) {
    if (ThoughtText.isScored(line)) {
      lastInfo = line;
    }
  }

  @Override
  void bestMove(String rest, long nanos) {
    Thought thought = ThoughtText.info(lastInfo);
    MoveRequest request = search.answered();
    notifyAll();
    if (request == null) {
      swallow("bestmove " + rest);
    } else {
      answer(request, rest.split("\\s+", 2)[0], thought, nanos);
    }
  }

  @Override
  void other(String line) {
    // Banners and empty lines.
  }
}
