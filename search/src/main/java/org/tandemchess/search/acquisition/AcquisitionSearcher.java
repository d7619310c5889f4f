package org.tandemchess.search.acquisition;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Reserves;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.search.acquisition.Acquisition.Prospect;
import org.tandemchess.search.acquisition.Acquisition.Side;
import org.tandemchess.search.alphabeta.FixedDepthSearch;
import org.tandemchess.search.alphabeta.FixedDepthSearch.Finding;
import org.tandemchess.search.alphabeta.Scores;
import org.tandemchess.search.api.EvaluatorFactory;
import org.tandemchess.search.api.PieceValues;
import org.tandemchess.search.api.SearchControl;

/**
 * Finds what can be won on a board, at what price, and what a piece more would change there.
 *
 * <p>It works in rounds of one depth each. A round searches the board, the board with the turn
 * given to the other side, both again among the captures of each piece type, and the board with one
 * piece more in a hand, ten times. The searches of a round have the same depth, so that their
 * differences mean something, and know each other's work through a table of their own. The last
 * round that was finished counts.
 *
 * <p>The same board, depth and nodes give the same result, whatever was searched before. Used by
 * one thread at a time; nothing is allocated per node.
 */
public final class AcquisitionSearcher implements Analyst {
  private final EvaluatorFactory evaluators;
  private final FixedDepthSearch tree;

  /**
   * Makes a searcher.
   *
   * @param evaluators judge the boards, and say what impacts are usual under them
   */
  public AcquisitionSearcher(EvaluatorFactory evaluators) {
    this.evaluators = evaluators;
    this.tree = new FixedDepthSearch(evaluators, Acquisition.MOST_ESTIMATE);
  }

  /** Returns the nodes to spend here beside a search of some nodes, as {@link #PART} says. */
  public static long share(long searched) {
    return searched / (PART - 1);
  }

  @Override
  public void prepare() {
    tree.prepare();
  }

  @Override
  public Acquisition search(
      GameState state, BoardId board, int depth, long nodes, SearchControl control) {
    if (!state.isSearchable()) {
      return Acquisition.unknown(board);
    }
    Board root = state.position().boardCopy(board);
    tree.begin(root, control);
    Rounds rounds = new Rounds(tree, root, evaluators);
    Acquisition found = Acquisition.unknown(board);
    for (int plies = 1; plies <= depth; plies++) {
      tree.beginRound(plies == 1 ? Long.MAX_VALUE : nodes);
      Side[] sides = rounds.play(plies);
      if (tree.isStopped()) {
        break;
      }
      found = new Acquisition(board, plies, tree.nodes(), sides[0], sides[1]);
    }
    return new Acquisition(board, found.depth(), tree.nodes(), found.white(), found.black());
  }

  /** A board that is searched in each round, with what the last round found. */
  private static final class Study {
    private final Board board;
    private final int[] moves;
    private Finding found = Finding.NONE;

    Study(Board board) {
      this(board, legalMoves(board));
    }

    Study(Board board, int[] moves) {
      this.board = board;
      this.moves = moves;
    }

    private static int[] legalMoves(Board board) {
      MoveBuffer legal = new MoveBuffer();
      MoveGenerator.legal(board, legal);
      return legal.toArray();
    }
  }

  /** What a color that is to move can take: the board as it stands, and by type of victim. */
  private static final class Hunt {
    private final Study all;
    private final Study[] byRole = new Study[Roles.RESERVE_COUNT];

    Hunt(Board board) {
      all = new Study(board);
      for (int role = Roles.PAWN; role < Roles.RESERVE_COUNT; role++) {
        byRole[role] = new Study(board, capturesOf(board, all.moves, role));
      }
    }

    /** Returns the moves that bring a role into the partner's hand. */
    private static int[] capturesOf(Board board, int[] moves, int role) {
      MoveBuffer captures = new MoveBuffer();
      for (int move : moves) {
        board.makeMove(move);
        if (board.lastCapturedRole() == role) {
          captures.add(move);
        }
        board.unmakeMove();
      }
      return captures.toArray();
    }
  }

  /** The rounds of one analysis. */
  private static final class Rounds {
    private final FixedDepthSearch tree;
    private final Board root;
    private final CaptureLine lines;
    private final List<Integer> usualImpacts;
    private final Hunt mover;
    // How the other side would fare if it were to move; null where it cannot come to that.
    private @Nullable Hunt waiter;

    /** Index: color times five plus role; null where no piece can be added. */
    private final @Nullable Study[] richer = new Study[2 * Roles.RESERVE_COUNT];

    Rounds(FixedDepthSearch tree, Board root, EvaluatorFactory evaluators) {
      this.tree = tree;
      this.root = root;
      PieceValues values = evaluators.exchangeValues(root.rules());
      usualImpacts = evaluators.usualImpacts();
      lines = new CaptureLine(values);
      mover = new Hunt(root);
      if (!root.inCheck()) {
        Board passed = new Board(root);
        passed.makePass();
        waiter = new Hunt(passed);
      }
      for (int color = 0; color < 2; color++) {
        for (int role = 0; role < Roles.RESERVE_COUNT; role++) {
          if (root.rules().hasReserves() && root.reserveCount(color, role) < Reserves.MAX_COUNT) {
            Board more = new Board(root);
            more.addToReserve(color, role);
            richer[color * Roles.RESERVE_COUNT + role] = new Study(more);
          }
        }
      }
    }

    /** Returns what both colors can win and use at a depth; meaningless once the tree stopped. */
    Side[] play(int depth) {
      int us = root.sideToMove();
      search(mover.all, depth);
      if (root.inCheck()) {
        // Its turn comes after our best evasion, which may be another one than last round's.
        waiter = afterBestMove();
      }
      if (waiter != null) {
        search(waiter.all, depth);
      }
      Side[] sides = new Side[2];
      sides[us] = side(us, mover, depth);
      sides[us ^ 1] = side(us ^ 1, waiter, depth);
      return sides;
    }

    private @Nullable Hunt afterBestMove() {
      if (mover.all.found.line().length == 0) {
        return null;
      }
      Board next = new Board(root);
      next.makeMove(mover.all.found.line()[0]);
      boolean kingTaken = next.pieces(next.sideToMove(), Roles.KING) == 0;
      return kingTaken ? null : new Hunt(next);
    }

    private Side side(int color, @Nullable Hunt hunt, int depth) {
      List<Prospect> prospects = new ArrayList<>();
      for (int role = Roles.PAWN; role < Roles.RESERVE_COUNT; role++) {
        Prospect catchable = hunt == null ? Prospect.NONE : prospect(hunt, role, depth);
        int impact = impact(color, role, depth);
        prospects.add(new Prospect(catchable.chance(), catchable.price(), impact));
      }
      return new Side(prospects, usualImpacts);
    }

    /** Returns chance and price of a role for the side to move, whose best line is known. */
    private Prospect prospect(Hunt hunt, int role, int depth) {
      Finding best = hunt.all.found;
      double chance = lines.chance(hunt.all.board, best.line(), role);
      Study captures = hunt.byRole[role];
      if (captures.moves.length == 0) {
        return chance > 0 ? new Prospect(chance, 0, 0) : Prospect.NONE;
      }
      // Down to the dearest price only, unless cp do not measure how good the best line is.
      int alpha =
          Scores.isDecided(best.score())
              ? -Scores.INFINITE
              : best.score() - Acquisition.MOST_PRICE - 1;
      captures.found = tree.above(alpha, captures.board, captures.moves, depth, captures.found);
      int score = captures.found.score();
      int price = Math.clamp(value(best.score()) - value(score), 0, Acquisition.MOST_PRICE);
      boolean ruinous = score <= alpha || Scores.isLost(score) && !Scores.isLost(best.score());
      double direct =
          ruinous
              ? CaptureLine.LEAST_CHANCE
              : lines.chance(captures.board, captures.found.line(), role);
      if (chance == 0) {
        return new Prospect(direct, price, 0);
      }
      return new Prospect(price <= CaptureLine.SLACK ? Math.max(chance, direct) : chance, 0, 0);
    }

    private int impact(int color, int role, int depth) {
      Study more = richer[color * Roles.RESERVE_COUNT + role];
      if (more == null) {
        return 0;
      }
      search(more, depth);
      int gain = value(more.found.score()) - value(mover.all.found.score());
      return color == root.sideToMove() ? gain : -gain;
    }

    private void search(Study study, int depth) {
      study.found = tree.exact(study.board, study.moves, depth, study.found);
    }

    /** Returns a score on the scale of {@link Acquisition}. */
    private static int value(int score) {
      if (Scores.isMate(score)) {
        return Integer.signum(score) * Acquisition.MATE;
      }
      return Scores.isDecided(score)
          ? Integer.signum(score) * Acquisition.WAITING
          : Math.clamp(score, -Acquisition.MOST_ESTIMATE, Acquisition.MOST_ESTIMATE);
    }
  }
}
