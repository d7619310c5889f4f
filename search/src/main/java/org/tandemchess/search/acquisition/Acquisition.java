package org.tandemchess.search.acquisition;

import java.util.Collections;
import java.util.List;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Color;
import org.tandemchess.rules.core.Role;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.search.api.EvaluatorFactory;

/**
 * What each color can win on a board, at what price, and what one more piece in its hand would
 * change. Everything is judged on this board alone, captures being worth nothing elsewhere.
 *
 * <p>A piece type is what arrives in a hand: a pawn taken en passant and a promoted piece count as
 * pawns. The color that is to move is judged as it stands; the other one as if the turn were
 * passed, or, where the side to move is in check and may not pass, after its best move.
 *
 * <p>Scores are put on a scale on which differences mean something before they are compared:
 * estimates within ±{@value #MOST_ESTIMATE} cp, a wait in check for a piece that must come ±{@value
 * #WAITING}, a mate ±{@value #MATE}.
 *
 * @param board the analysed board
 * @param depth plies of the last finished round; 0 if nothing is known
 * @param nodes positions looked at
 * @param white what White can win and use here
 * @param black what Black can win and use here
 */
public record Acquisition(BoardId board, int depth, long nodes, Side white, Side black) {
  /** The largest estimate on the scale of scores, in cp. */
  public static final int MOST_ESTIMATE = 1_500;

  /** A wait in check for a piece from the other board, on the scale of scores, in cp. */
  public static final int WAITING = 1_800;

  /** A mate on the scale of scores, in cp. */
  public static final int MATE = 2_000;

  /** The largest price C in cp: a capture costs that much or more, or there is none. */
  public static final int MOST_PRICE = 1_000;

  /**
   * What holds for one color, by piece type.
   *
   * @param prospects one for each of pawn, knight, bishop, rook and queen, in this order
   * @param usualImpacts the impacts, in cp and in this order, that are usual under the evaluation
   *     that judged the board; see {@link EvaluatorFactory#usualImpacts}
   */
  public record Side(List<Prospect> prospects, List<Integer> usualImpacts) {
    /** Nothing can be won and nothing helps. */
    public static final Side NOTHING =
        new Side(
            Collections.nCopies(Roles.RESERVE_COUNT, Prospect.NONE),
            Collections.nCopies(Roles.RESERVE_COUNT, 0));

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException unless there are five of each
     */
    public Side {
      prospects = List.copyOf(prospects);
      usualImpacts = List.copyOf(usualImpacts);
      if (prospects.size() != Roles.RESERVE_COUNT || usualImpacts.size() != Roles.RESERVE_COUNT) {
        throw new IllegalArgumentException(prospects + ", " + usualImpacts);
      }
    }

    /** Returns what holds for a piece type; any but the king. */
    public Prospect of(Role role) {
      return prospects.get(role.index());
    }

    /** Returns the impact of a piece type, any but the king, that is usual. */
    public int usualImpact(Role role) {
      return usualImpacts.get(role.index());
    }

    /**
     * Returns by how many cp one more piece in this color's hand is worth more, or less, than in an
     * average one. It is never worth less than nothing: a piece in hand need not be dropped, and
     * what is below 0 is the noise of a search.
     */
    public int unusualImpact(Role role) {
      return Math.max(0, of(role).impact()) - usualImpact(role);
    }
  }

  /**
   * What holds for one color and one piece type.
   *
   * @param chance P, from 0 to 1: how likely this color wins such a piece here soon; 1 for one that
   *     hangs, about 0.5 for an even trade, 0 if none can be taken
   * @param price C, cp that this color loses by the cheapest line in which it takes one, from 0 to
   *     {@link #MOST_PRICE}
   * @param impact cp by which one more such piece in this color's hand, on top of those it has,
   *     betters its score here; within ± twice {@link #MATE}
   */
  public record Prospect(double chance, int price, int impact) {
    /** Cannot be won and would not help. */
    public static final Prospect NONE = new Prospect(0, MOST_PRICE, 0);

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if chance or price lies outside
     */
    public Prospect {
      if (!(chance >= 0 && chance <= 1) || price < 0 || price > MOST_PRICE) {
        throw new IllegalArgumentException("chance " + chance + ", price " + price);
      }
    }
  }

  /** Returns what is known of a board without an analysis: nothing. */
  public static Acquisition unknown(BoardId board) {
    return new Acquisition(board, 0, 0, Side.NOTHING, Side.NOTHING);
  }

  /** Returns what holds for a color. */
  public Side of(Color color) {
    return color == Color.WHITE ? white : black;
  }

  /**
   * Returns what holds for a seat.
   *
   * @throws IllegalArgumentException if it is not at this board
   */
  public Side of(Seat seat) {
    if (seat.board() != board) {
      throw new IllegalArgumentException(seat + " is not at board " + board);
    }
    return of(seat.color());
  }
}
