package org.tandemchess.protocol.ubi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tandemchess.engine.BestMove;
import org.tandemchess.engine.Ending;
import org.tandemchess.engine.EngineListener;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.Request;
import org.tandemchess.engine.TandemEngine;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.option.OptionTable;
import org.tandemchess.engine.option.Setting;
import org.tandemchess.play.player.TeamWords;
import org.tandemchess.protocol.session.CommonLines;
import org.tandemchess.protocol.session.Operator;
import org.tandemchess.protocol.session.ScoreText;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.BoardReading;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.notation.MoveTextException;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.InvalidSetupException;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.rules.position.Setup;
import org.tandemchess.search.api.SearchInfo;

/**
 * Carries out UBI commands on an engine and words what the engine tells.
 *
 * <p>Commands come from the thread of the session; the engine calls from others. A board's move
 * list (dialect 0.1) changes that board alone: what it takes is in the other board's own line.
 */
final class UbiOperator implements Operator, EngineListener {
  private static final int FAULTS_TOLD = 3;

  private final LineWriter writer;
  private final TandemEngine engine;
  private final OptionTable options =
      OptionTable.builder()
          .onEach(EngineOptions.SPECS, this::changeEngine)
          .on(EngineOptions.RULES, this::setRules)
          .on(ScoreText.SHOWS_CHANCES, shown -> scores = new ScoreText(shown))
          .build();

  /** The dialect of the last position line decides; before the first one, it is the older. */
  private volatile boolean oneBoardDialect = true;

  private volatile boolean ranked;
  private volatile ScoreText scores = ScoreText.PLAIN;

  UbiOperator(BrainFactory brains, LineWriter writer) {
    this.writer = writer;
    this.engine = new TandemEngine(brains, this);
  }

  @Override
  public TandemEngine engine() {
    return engine;
  }

  /** Carries out a command; the words that concern the session itself mean nothing here. */
  void execute(UbiCommand command, long receivedNanos) {
    switch (command) {
      case UbiCommand.Word word -> {
        if (word == UbiCommand.Word.NEW_GAME) {
          engine.newGame(ending());
        } else if (word == UbiCommand.Word.HELP) {
          writer.offer(CommonLines.help("UBI", "go board A movetime 1000"));
        }
      }
      case UbiCommand.SetOption(String name, String value) ->
          options.set(name, value).ifPresent(refusal -> remark(refusal.why()));
      case UbiCommand.BothBoards boards -> setBoth(boards);
      case UbiCommand.OneBoard board -> setOne(board);
      case UbiCommand.ClockUpdate update -> engine.setClocks(updated(update.clocks()));
      case UbiCommand.Go go -> go(go, receivedNanos);
      case UbiCommand.Stop(Optional<BoardId> board) -> stop(board);
      case UbiCommand.PartnerMessage(String text) -> hear(text);
      case UbiCommand.Metadata metadata -> {
        // Nothing that is told so far changes play.
      }
      case UbiCommand.Unreadable(String reason) -> remark(reason);
    }
  }

  @Override
  public void onInfo(Request request, BoardId board, SearchInfo info) {
    writer.offer(UbiText.info(board, request.position(), info, ranked, scores));
  }

  @Override
  public void onBestMove(Request request, BoardId board, BestMove best) {
    Optional<Move> reply = oneBoardDialect ? best.reply() : Optional.empty();
    writer.require(UbiText.bestMove(board, best.move(), reply));
  }

  @Override
  public void onSitting(Request request, BoardId board, long millis, String reason) {
    remark("sitting on board " + board + " for " + millis + " ms at most: " + reason);
  }

  @Override
  public void onTeamMessage(TeamMessage message) {
    writer.require("teammsg " + TeamWords.format(message));
  }

  @Override
  public void onRemark(String text) {
    remark(text);
  }

  @Override
  public void onFault(BoardId board, Throwable fault) {
    writer.report(CommonLines.fault(board, fault), fault);
  }

  private Ending ending() {
    return oneBoardDialect ? Ending.ANSWER : Ending.SILENCE;
  }

  private void remark(String text) {
    writer.offer(CommonLines.remark(text));
  }

  @Override
  public void set(Setting<?> setting) {
    options.apply(setting);
  }

  private void changeEngine(Setting<?> setting) {
    EngineOptions next = engine.options().with(setting);
    engine.setOptions(next);
    ranked = next.multiPv() > 1;
  }

  /**
   * Goes on by other rules, with both boards as they are; what was thought by the old ones ends.
   */
  private void setRules(RuleSet rules) {
    Setup boards = engine.match().position().toSetup();
    engine.newGame(ending());
    engine.setMatch(engine.match().withPosition(Position.of(boards, rules)), ending());
  }

  private RuleSet rules() {
    return engine.match().position().rules();
  }

  private void setBoth(UbiCommand.BothBoards boards) {
    BoardReading a = Bfen.parseBoard(boards.boardA(), BoardId.A);
    BoardReading b = Bfen.parseBoard(boards.boardB(), BoardId.B);
    List<Fault> faults = new ArrayList<>(a.faults());
    faults.addAll(b.faults());
    if (faults.isEmpty()) {
      setPosition(new Setup(a.setup(), b.setup()), false);
      engine.setClocks(updated(boards.clocks()));
      List<Fault> notes = new ArrayList<>(a.notes());
      notes.addAll(b.notes());
      tellRepairs(notes);
    } else {
      remark(unchanged(faults));
    }
  }

  private void setOne(UbiCommand.OneBoard line) {
    BoardReading reading = Bfen.parseBoard(line.setup(), line.board());
    if (!reading.isValid()) {
      remark(unchanged(reading.faults()));
      return;
    }
    try {
      BoardSetup played = play(line, reading.setup());
      setPosition(with(engine.match().position().toSetup(), line.board(), played), true);
      tellRepairs(reading.notes());
    } catch (MoveTextException e) {
      remark("position unchanged: " + e.getMessage());
    }
  }

  /** Returns a board after the moves of its line; the other board plays no part. */
  private BoardSetup play(UbiCommand.OneBoard line, BoardSetup setup) {
    if (line.moves().isEmpty()) {
      return setup;
    }
    Position position = Position.of(with(Setup.START, line.board(), setup), rules());
    for (String text : line.moves()) {
      Move move = MoveText.parse(text, position, line.board());
      position = position.play(line.board(), move);
    }
    return position.toSetup().board(line.board());
  }

  private static Setup with(Setup setup, BoardId board, BoardSetup changed) {
    return board == BoardId.A ? new Setup(changed, setup.b()) : new Setup(setup.a(), changed);
  }

  private void setPosition(Setup setup, boolean oneBoard) {
    try {
      Position position = Position.of(setup, rules());
      oneBoardDialect = oneBoard;
      engine.setMatch(engine.match().withPosition(position), ending());
    } catch (InvalidSetupException e) {
      remark(unchanged(e.faults()));
    }
  }

  private void tellRepairs(List<Fault> notes) {
    if (!notes.isEmpty()) {
      remark("position repaired: " + listed(notes));
    }
  }

  private static String unchanged(List<Fault> faults) {
    return "position unchanged: " + listed(faults);
  }

  private static String listed(List<Fault> faults) {
    String told =
        faults.stream().limit(FAULTS_TOLD).map(Fault::message).collect(Collectors.joining("; "));
    int more = faults.size() - FAULTS_TOLD;
    return told + (more > 0 ? "; " + more + " more" : "");
  }

  private Clocks updated(Map<Seat, Long> clocks) {
    Clocks reading = engine.match().clocks();
    for (Map.Entry<Seat, Long> clock : clocks.entrySet()) {
      reading = reading.with(clock.getKey(), Math.max(clock.getValue(), 1));
    }
    return reading;
  }

  private void go(UbiCommand.Go go, long receivedNanos) {
    Clocks reading =
        engine
            .match()
            .clocks()
            .withIncrements(go.whiteIncrement().orElse(0), go.blackIncrement().orElse(0));
    if (go.whiteTime().isPresent()) {
      long millis = Math.max(1, go.whiteTime().getAsLong());
      reading = reading.with(Seat.of(go.board(), Color.WHITE), millis);
    }
    if (go.blackTime().isPresent()) {
      long millis = Math.max(1, go.blackTime().getAsLong());
      reading = reading.with(Seat.of(go.board(), Color.BLACK), millis);
    }
    engine.setClocks(reading);
    Position position = engine.match().position();
    List<Move> searchMoves = new ArrayList<>();
    for (String text : go.searchMoves()) {
      legalMove(text, position, go.board()).ifPresent(searchMoves::add);
    }
    engine.go(go.board(), go.limits().receivedAt(receivedNanos).withSearchMoves(searchMoves));
  }

  private static Optional<Move> legalMove(String text, Position position, BoardId board) {
    try {
      return Optional.of(MoveText.parse(text, position, board));
    } catch (MoveTextException e) {
      return Optional.empty();
    }
  }

  private void stop(Optional<BoardId> board) {
    for (BoardId each : BoardId.values()) {
      if (board.isEmpty() || board.get() == each) {
        engine.stop(each, ending());
      }
    }
  }

  private void hear(String text) {
    Optional<TeamMessage> message = TeamWords.parse(text);
    if (message.isPresent()) {
      engine.hear(message.get());
    } else {
      remark("unknown message from the partner: " + text);
    }
  }
}
