package org.tandemchess.protocol.xboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tandemchess.engine.TandemEngine;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.brain.Limits;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.protocol.text.LineWriter;
import org.tandemchess.protocol.xboard.Thinker.Subject;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.Fault;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/**
 * Plays the game of an XBoard host: whose side is ours, when we think about what, and what is still
 * to be said.
 *
 * <p>Used under the lock of the engine, under which the engine calls back: a move is on our board
 * before the host can read it.
 */
final class XBoardPlay implements Thinker.Decision {
  /** An offered draw is taken if we stand worse than this many centipawns. */
  private static final int DRAW_WELCOME = -100;

  /** Plies without which no draw is agreed to. */
  private static final int SHORTEST_DRAW = 20;

  /** Whose moves the engine makes. */
  private enum Mode {
    OBSERVING,
    PLAYING,
    ANALYZING
  }

  private final LineWriter writer;
  private final TimeControl time;
  private final XBoardGame game = new XBoardGame();
  private final Thinker thinker;
  private final Partner partner;
  private final List<String> pongs = new ArrayList<>();
  private Mode mode = Mode.PLAYING;
  private Color us = Color.BLACK;
  // Whether it is our turn and only a piece of the partner's lets us move.
  private boolean stuck;
  private boolean ponders;
  private boolean resultTold;
  // What the opponent is expected to play now.
  private Optional<Move> expected = Optional.empty();

  XBoardPlay(BrainFactory brains, LineWriter writer, TimeControl time) {
    this.writer = writer;
    this.time = time;
    this.thinker = new Thinker(brains, writer, this);
    this.partner = new Partner(writer);
    engine().setOptions(FeatureLines.options());
  }

  TandemEngine engine() {
    return thinker.engine();
  }

  Thinker thinker() {
    return thinker;
  }

  /** Thinks on the opponent's time, from our next move on. */
  void hard() {
    ponders = true;
  }

  /** Thinks on our own time only. */
  void easy() {
    ponders = false;
    endPondering();
  }

  /** Stops thinking on the opponent's time, for now. */
  void endPondering() {
    if (thinker.subject() == Subject.ANSWER) {
      thinker.end();
    }
  }

  /** Puts chess up, with us as Black. */
  void newGame(long nanos) {
    endThought();
    thinker.newGame();
    partner.newGame();
    keepToPartner();
    game.newGame();
    us = Color.BLACK;
    mode = mode == Mode.OBSERVING ? Mode.PLAYING : mode;
    boardChanged(nanos);
  }

  /** Puts a variant up; returns false if there is none of this name. */
  boolean setVariant(String name, long nanos) {
    boolean known = game.variant(name);
    if (known) {
      endThought();
      boardChanged(nanos);
    }
    return known;
  }

  /** Plays bughouse by another rule sheet from now on. */
  void setBughouse(RuleSet rules, long nanos) {
    endThought();
    thinker.newGame();
    game.setBughouse(rules);
    boardChanged(nanos);
  }

  /** Sets the board up; returns false, with the game as it was, if there is no such position. */
  boolean setBoard(String fen, long nanos) {
    Optional<List<Fault>> repaired = game.setUp(fen);
    repaired.ifPresent(
        notes -> {
          endThought();
          notes.forEach(note -> writer.offer(comment(note)));
          boardChanged(nanos);
        });
    return repaired.isPresent();
  }

  /** Returns a line that hosts log and do not read; the game has one board, which needs no name. */
  private static String comment(Fault note) {
    return "# repaired: " + note.field() + " '" + note.text() + "': expected " + note.expected();
  }

  /** Takes plies back; nobody thinks until the host says so. */
  void takeBack(int plies, long nanos) {
    endThought();
    game.takeBack(plies);
    boardChanged(nanos);
  }

  /** The game stands elsewhere, and nobody thinks about it. */
  private void boardChanged(long nanos) {
    expected = Optional.empty();
    resultTold = false;
    if (mode == Mode.ANALYZING) {
      thinker.analyze(game, TimeControl.endless(nanos));
    }
  }

  /** Plays neither side. */
  void observe() {
    endThought();
    mode = Mode.OBSERVING;
  }

  /** Plays the side to move. */
  void go(long nanos) {
    if (!thinker.isAboutOurMove()) {
      endThought();
      mode = Mode.PLAYING;
      us = game.turn();
      think(nanos);
    }
  }

  /** Plays the side that is not to move. */
  void playOther(long nanos) {
    endThought();
    mode = Mode.PLAYING;
    us = game.turn().opposite();
    ponder(nanos);
  }

  /**
   * Gives the move to a color and plays the other one; returns false, with the game as it was, if
   * that leaves the other king in check.
   */
  boolean takeColors(Color turn) {
    boolean sound = game.setTurn(turn);
    if (sound) {
      endThought();
      us = turn.opposite();
      resultTold = false;
    }
    return sound;
  }

  /** Thinks about the position until told to stop. */
  void analyze(long nanos) {
    endThought();
    mode = Mode.ANALYZING;
    thinker.analyze(game, TimeControl.endless(nanos));
  }

  /** Ends analysis. */
  void exitAnalysis() {
    if (mode == Mode.ANALYZING) {
      observe();
    }
  }

  /** Makes a move of the opponent, or of nobody, and answers it if we are to. */
  void takeMove(String text, long nanos) {
    boolean ours = thinker.isAboutOurMove();
    Optional<Move> move = ours ? Optional.empty() : game.find(text);
    if (move.isEmpty()) {
      writer.require("Illegal move" + (ours ? " (not your turn): " : ": ") + text);
      return;
    }
    boolean hit = thinker.subject() == Subject.ANSWER && move.equals(expected);
    boolean holds = partner.wantsUsToSit();
    if (!hit || holds) {
      endThought();
    }
    game.play(move.get());
    expected = Optional.empty();
    if (mode == Mode.ANALYZING) {
      thinker.analyze(game, TimeControl.endless(nanos));
    } else if (hit && !holds) {
      thinker.hit(limits(nanos), clocks());
    } else if (mode == Mode.PLAYING && game.turn() == us) {
      think(nanos);
    }
  }

  /** Thinks about our move, or says why there is none; our time began at {@code nanos}. */
  private void think(long nanos) {
    stuck = false;
    if (!game.canMove()) {
      tellResult();
      stuck = game.result().isEmpty();
    }
    if (game.canMove() || stuck) {
      thinker.think(game, limits(nanos), clocks());
    }
  }

  @Override
  public void stuck(List<TeamMessage> news) {
    // What would help is said, and not how bad it is.
    inform(news.stream().filter(TeamMessage.Need.class::isInstance).toList(), Score.centipawns(0));
    answerPings();
  }

  @Override
  public void decided(Move move, Optional<Move> reply, List<TeamMessage> news) {
    time.passed(System.nanoTime() - thinker.sinceNanos());
    time.moved();
    partner.moved();
    game.playOwn(move);
    writer.require("move " + XBoardGame.text(move, game.isChess960()));
    tellResult();
    if (game.result().isEmpty()) {
      thinker.latest().ifPresent(info -> inform(news, info.score()));
    }
    answerPings();
    expected = reply;
    ponder(System.nanoTime());
  }

  private void ponder(long nanos) {
    if (ponders && mode == Mode.PLAYING && expected.isPresent()) {
      thinker.ponder(game, expected.get(), limits(nanos), clocks());
    }
  }

  private Limits limits(long nanos) {
    return time.limits(nanos, engine().options().moveOverhead());
  }

  private Clocks clocks() {
    return time.clocks(us, game.plies() / 2, partner.haste());
  }

  /** Ends whatever is thought about without a move; what waited for a move is answered now. */
  private void endThought() {
    stuck = false;
    thinker.end();
    answerPings();
  }

  /**
   * Says this once our move is out, and what follows from it; at once while the partner keeps us
   * from moving.
   */
  void ping(String pong) {
    pongs.add(pong);
    if (!thinker.isAboutOurMove() || partner.wantsUsToSit()) {
      answerPings();
    }
  }

  private void answerPings() {
    pongs.forEach(writer::require);
    pongs.clear();
  }

  /** The opponent offers a draw. */
  void considerDraw() {
    boolean can = mode == Mode.PLAYING && game.plies() >= SHORTEST_DRAW && !game.isBughouse();
    if (can && thinker.latest().map(SearchInfo::score).filter(XBoardPlay::isBad).isPresent()) {
      writer.require("offer draw");
    }
  }

  private static boolean isBad(Score score) {
    return score.inCentipawns(Score.MATE_BASE) < DRAW_WELCOME;
  }

  /** Says what should be played now. */
  void hint() {
    Optional<Move> known =
        thinker.subject() == Subject.ANALYSIS
            ? thinker.latest().flatMap(info -> info.variation().stream().findFirst())
            : expected;
    known.ifPresent(move -> writer.require("Hint: " + XBoardGame.text(move, game.isChess960())));
  }

  /** Says how far the analysis has come. */
  void status(long nanos) {
    if (thinker.subject() == Subject.ANALYSIS) {
      long centis = (nanos - thinker.sinceNanos()) / 10_000_000;
      int moves = XBoardGame.countMoves(game.position());
      thinker
          .latest()
          .map(now -> "stat01: %d %d %d 0 %d".formatted(centis, now.nodes(), now.depth(), moves))
          .ifPresent(writer::offer);
    }
  }

  /** We have a partner from now on, or none if the name is empty. */
  void setPartner(String name) {
    partner.set(name);
    keepToPartner();
  }

  /** The partner has said something. */
  void hear(String text) {
    boolean sat = partner.wantsUsToSit();
    partner.hear(text, engine().options().teamMessageMode());
    keepToPartner();
    if (sat && !partner.wantsUsToSit()) {
      thinker.moveNow();
    }
  }

  /** Holds our moves back as long as the partner wants it. */
  private void keepToPartner() {
    thinker.setSitRule(partner.wantsUsToSit() ? SitRule.Plain.TOLD : SitRule.Plain.NEVER);
  }

  /** Takes in both hands. */
  void hold(Holding told, long nanos) {
    if (!game.hold(told)) {
      return;
    }
    switch (thinker.subject()) {
      case MOVE -> rethink(nanos);
      case ANSWER -> {
        thinker.end();
        expected = expected.filter(game.position().legalMoves(game.board())::contains);
        ponder(nanos);
      }
      case ANALYSIS -> thinker.analyze(game, TimeControl.endless(nanos));
      case NOTHING -> {
        if (stuck) {
          think(nanos);
        }
      }
    }
  }

  /** Thinks on about our move as things are now, on what is left of our time. */
  private void rethink(long nanos) {
    long since = thinker.sinceNanos();
    boolean byClock = time.ownMillis().isPresent();
    thinker.end();
    time.passed(nanos - since);
    think(byClock ? nanos : since);
  }

  private void inform(List<TeamMessage> news, Score score) {
    if (game.isBughouse()) {
      partner.inform(news, score, engine().options().teamMessageMode());
    }
  }

  private void tellResult() {
    Optional<String> result = game.result();
    if (result.isPresent() && !resultTold) {
      resultTold = true;
      writer.require(result.get());
    }
  }
}
