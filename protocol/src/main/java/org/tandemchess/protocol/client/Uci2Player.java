package org.tandemchess.protocol.client;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tandemchess.play.player.Answer.Thought;
import org.tandemchess.play.player.GameStart;
import org.tandemchess.play.player.MoveRequest;
import org.tandemchess.play.player.Pace;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.play.player.PlayerException;
import org.tandemchess.play.player.PlayerException.Kind;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.core.Team;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.PlayedMove;
import org.tandemchess.rules.position.Setup;

/**
 * Speaks UCI over both boards, the dialect of Hivemind: one search for the whole team answers with
 * a joint move such as {@code (g1f3,pass)}.
 *
 * <p>A board that passes stays on the list: the next joint move, when something has changed
 * elsewhere, may still move there. The dialect knows no clocks, so the time of a move is chosen
 * here: a part of the lesser clock of the seats that are asked.
 */
final class Uci2Player extends WordPlayer {
  private static final Pattern JOINT_MOVE = Pattern.compile("\\(([^,()]*),([^,()]*)\\).*");

  private static final long EXPECTED_MOVES = 30;
  private static final long PIPE_MILLIS = 50;

  private final Map<BoardId, MoveRequest> asked = new EnumMap<>(BoardId.class);
  private AnsweredSearch<GameState> search = idle();
  private String lastInfo = "";

  Uci2Player(EngineCommand command, ProtocolLog log, Patience patience) {
    super("uci", command, log, patience);
  }

  private AnsweredSearch<GameState> idle() {
    return new AnsweredSearch<>(this::whenReady, this::go, () -> send("stop"));
  }

  @Override
  void check(GameStart start) throws PlayerException {
    if (start.seats().size() != 2) {
      throw new PlayerException(Kind.UNFIT, name() + " plays a whole team: expected two seats");
    }
    if (start.pace() instanceof Pace.Depth) {
      throw new PlayerException(
          Kind.UNFIT, name() + " knows no depth limit: expected a time or nodes");
    }
  }

  @Override
  void greet() throws PlayerException, InterruptedException {
    search = idle();
    super.greet();
  }

  @Override
  void prepare(GameStart start) throws PlayerException, InterruptedException {
    search.drop();
    await(search::isIdle, patience().readyMillis(), "bestmove");
    asked.clear();
    useRules(start);
    send("ucinewgame");
    setOption("Team", team() == Team.WHITE_A ? "white" : "black");
    awaitReady();
  }

  private Team team() {
    return game().seats().stream().map(Seat::team).findAny().orElseThrow();
  }

  @Override
  void askEngine(MoveRequest request) {
    asked.put(request.board(), request);
    search.want(request.state());
  }

  private void go(GameState state) {
    lastInfo = "";
    tellAdvantage(state);
    send("position fen " + bothFens(state.startPosition().toSetup()) + moves(state.moves()));
    send("go " + limit(state));
  }

  /** The team with more time on its clocks can afford to sit on both boards. */
  private void tellAdvantage(GameState state) {
    Clocks clocks = clocks(state);
    long lead = 0;
    for (Seat seat : Seat.values()) {
      lead += seat.team() == team() ? clocks.millis(seat) : -clocks.millis(seat);
    }
    if (options().has("TimeAdvantage")) {
      setOption("TimeAdvantage", String.valueOf(lead > 0));
    } else {
      setOption("Mode", lead > 0 ? "sit" : "go");
    }
  }

  private static String bothFens(Setup setup) {
    return Bfen.format(setup.a()) + "|" + Bfen.format(setup.b());
  }

  private static String moves(List<PlayedMove> moves) {
    StringBuilder text = new StringBuilder(moves.isEmpty() ? "" : " moves");
    for (PlayedMove move : moves) {
      text.append(' ').append(move.board() == BoardId.A ? '1' : '2');
      text.append(MoveText.uci(move.move()));
    }
    return text.toString();
  }

  private String limit(GameState state) {
    return switch (game().pace()) {
      case Pace.Clock clock -> "movetime " + share(state, clock.incrementMillis());
      case Pace.MoveTime time -> "movetime " + leastMillis(time);
      case Pace.Nodes nodes -> "nodes " + nodes.count();
      case Pace.Depth depth -> throw new IllegalStateException("refused before the game");
    };
  }

  private long leastMillis(Pace.MoveTime pace) {
    long least = pace.millis();
    for (MoveRequest request : asked.values()) {
      least = Math.min(least, moveMillis(pace, request));
    }
    return least;
  }

  private long share(GameState state, long incrementMillis) {
    long least = Long.MAX_VALUE;
    for (MoveRequest request : asked.values()) {
      least = Math.min(least, clocks(state).millis(request.seat()));
    }
    long share = least / EXPECTED_MOVES + incrementMillis * 3 / 4;
    return Math.clamp(share, 1, Math.max(1, least - PIPE_MILLIS));
  }

  @Override
  void withdrawFromEngine(BoardId board) {
    asked.remove(board);
    if (asked.isEmpty()) {
      search.drop();
    }
  }

  @Override
  void tellPlayed(PlayedTurn turn) {
    asked.remove(turn.board());
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
    @Nullable GameState searched = search.answered();
    notifyAll();
    if (searched == null) {
      swallow("bestmove " + rest);
      return;
    }
    Matcher joint = JOINT_MOVE.matcher(rest);
    boolean moves = joint.matches();
    for (BoardId board : BoardId.values()) {
      MoveRequest request = asked.get(board);
      if (request != null && !hasAnswered(request)) {
        String move = moves ? joint.group(board.index() + 1).strip() : "";
        answer(request, move, thought, nanos);
      }
    }
  }

  @Override
  void other(String line) {
    // Banners and empty lines.
  }
}
