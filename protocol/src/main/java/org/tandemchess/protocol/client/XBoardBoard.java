package org.tandemchess.protocol.client;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tandemchess.play.player.PlayedTurn;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.BoardSetup;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;

/**
 * What an XBoard engine has been told about its board in one game, and how it is told the rest.
 * Used under the lock of its player.
 */
final class XBoardBoard {
  private final Seat seat;
  private final XBoardFeatures features;
  private final Consumer<String> send;

  /** Whether the engine follows the game by itself, or must be set going first. */
  private boolean engaged;

  private @Nullable PlayedTurn untold;
  private String toldMove = "";
  private String toldHands = XBoardText.EMPTY_HANDS;

  /**
   * Makes one of which the engine knows nothing yet.
   *
   * @param seat whom it plays
   * @param features what it can do
   * @param send takes lines for it
   */
  XBoardBoard(Seat seat, XBoardFeatures features, Consumer<String> send) {
    this.seat = seat;
    this.features = features;
    this.send = send;
  }

  /** The engine stands at the start position, where it waits for White's move. */
  void startWithNew() {
    engaged = seat.color() == Color.BLACK;
  }

  /** Puts a position up; the hands are told later, for not every engine reads them from a FEN. */
  void setUp(BoardSetup setup) {
    send.accept("force");
    send.accept("setboard " + Bfen.formatPlain(setup));
    engaged = false;
    untold = null;
    toldMove = "";
    toldHands = XBoardText.EMPTY_HANDS;
  }

  /** Takes note of a move on either board; hands are told at once where nobody thinks. */
  void played(PlayedTurn turn) {
    Position after = turn.after().position();
    if (turn.seat() == seat.opponent()) {
      untold = turn;
    } else if (turn.seat() == seat) {
      if (turn.move() instanceof Move.Drop) {
        toldHands = "";
      }
      tellHands(hands(after, null));
    } else if (engaged && after.seatToMove(seat.board()) != seat) {
      tellHands(hands(after, null));
    }
  }

  /** Shows the engine that it is to move, and makes it think. */
  void show(GameState state) {
    if (engaged) {
      tellTurn(state);
    } else {
      engage(state);
    }
  }

  /** Tells an engine that thinks what has arrived meanwhile; it thinks on. */
  void refresh(GameState state) {
    String hands = hands(state.position(), null);
    if (!hands.equals(toldHands)) {
      tellClocks(state);
      tellHands(hands);
    }
  }

  /** Returns whether a complaint of the engine is about the last move that it was told. */
  boolean isAboutLastMove(String complaint) {
    return !toldMove.isEmpty() && complaint.endsWith(": " + toldMove);
  }

  private void tellTurn(GameState state) {
    Position position = state.position();
    tellClocks(state);
    tellHands(hands(position, untold));
    if (untold == null) {
      send.accept("go");
    } else {
      tellMove(untold);
      tellHands(hands(position, null));
      untold = null;
    }
  }

  /** Sets an engine going that stands at the start with White, or in force mode. */
  private void engage(GameState state) {
    Position position = state.position();
    Color turn = untold == null ? seat.color() : seat.color().opposite();
    tellHandsBeforeGo(hands(position, untold), turn);
    if (untold != null) {
      tellMove(untold);
      tellHandsBeforeGo(hands(position, null), seat.color());
      untold = null;
    }
    tellClocks(state);
    send.accept("go");
    engaged = true;
  }

  /**
   * Tells hands while no color is the engine's yet. Sjeng gives all it lacks to the color that it
   * does not play, which must not be its own: {@code black} makes it play White meanwhile.
   */
  private void tellHandsBeforeGo(String hands, Color turn) {
    boolean chooses = features.is("colors", true) && seat.color() == Color.WHITE;
    if (hands.equals(toldHands) || !chooses) {
      tellHands(hands);
      return;
    }
    send.accept("black");
    tellHands(hands);
    if (turn == Color.WHITE) {
      send.accept("white");
    }
  }

  private void tellMove(PlayedTurn turn) {
    toldMove = XBoardText.write(turn, features.is("san", false));
    send.accept(features.is("usermove", false) ? "usermove " + toldMove : toldMove);
  }

  private void tellHands(String hands) {
    if (!hands.equals(toldHands)) {
      toldHands = hands;
      send.accept(hands);
    }
  }

  /** Returns the line of both hands, with what a move that is not told yet has dropped. */
  private String hands(Position position, @Nullable PlayedTurn notTold) {
    return notTold != null && notTold.move() instanceof Move.Drop(Role role, int to)
        ? XBoardText.holding(position, seat.board(), seat.opponent(), role)
        : XBoardText.holding(position, seat.board(), null, Role.PAWN);
  }

  private void tellClocks(GameState state) {
    if (features.is("time", true)) {
      Clocks clocks = EnginePlayer.clocks(state);
      send.accept("time " + Math.max(1, clocks.millis(seat) / 10));
      send.accept("otim " + Math.max(1, clocks.millis(seat.opponent()) / 10));
    }
  }
}
