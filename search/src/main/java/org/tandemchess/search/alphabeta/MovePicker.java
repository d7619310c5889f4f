package org.tandemchess.search.alphabeta;

import org.tandemchess.rules.attack.Attacks;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.Legality;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.Bitboards;
import org.tandemchess.rules.core.Roles;
import org.tandemchess.rules.core.RuleSet.DropAggression;

/**
 * Hands out the legal moves of one node, the promising ones first, and lists only as many kinds as
 * are asked for.
 *
 * <p>Order: the table's move; captures and promotions that lose nothing; killers and the counter
 * move; quiet moves and drops by history, checks and contact drops ahead; losing captures. In
 * check: the table's move, then all evasions. In quiescence: the table's move, captures and
 * promotions, then checking drops where they are wanted. Each move comes once at most, and outside
 * quiescence each legal move comes. One per ply, used again and again.
 */
final class MovePicker {
  private static final int TABLE = 0;
  private static final int LIST_CAPTURES = 1;
  private static final int GOOD_CAPTURES = 2;
  private static final int KILLERS = 3;
  private static final int LIST_QUIETS = 4;
  private static final int QUIETS = 5;
  private static final int BAD_CAPTURES = 6;
  private static final int LIST_EVASIONS = 7;
  private static final int EVASIONS = 8;
  private static final int LIST_FORCING = 9;
  private static final int FORCING = 10;
  private static final int LIST_CHECKING_DROPS = 11;
  private static final int CHECKING_DROPS = 12;
  private static final int DONE = 13;

  private static final int KILLER_COUNT = 3;

  // Scores in units of history, on top of what history says.
  private static final int CHECK = 12_000;
  private static final int CONTACT_DROP = 6_000;
  private static final int NEAR_DROP = 2_500;
  private static final int SHIELDING_DROP = 2_000;
  private static final int INTO_PAWN = -16_000;
  private static final int INTO_ATTACK = -6_000;
  private static final int OUT_OF_PAWN = 9_000;
  private static final int CAPTURE_EVASION = 1 << 20;

  private final Board board;
  private final History history;
  private final MoveBuffer listed;
  private final CheckInfo checks;
  private final StaticExchange exchanges;

  /** Moves with their scores: score in the upper half, move in the lower. */
  private final long[] ranked = new long[MoveBuffer.CAPACITY];

  private final int[] killers = new int[KILLER_COUNT];

  private int stage;
  private int afterTable;
  // The current list: ranked[next..end) has not been handed out yet.
  private int next;
  private int end;
  private int badEnd;
  private int tableMove;
  private int killerIndex;
  private int continuation1;
  private int continuation2;
  private boolean quietsSkipped;
  private boolean dropsWanted;

  /** Makes the picker of a ply; {@code listed} may be shared by all plies of a thread. */
  MovePicker(
      Board board, History history, MoveBuffer listed, CheckInfo checks, StaticExchange exchanges) {
    this.board = board;
    this.history = history;
    this.listed = listed;
    this.checks = checks;
    this.exchanges = exchanges;
  }

  /**
   * Starts on a node of the main search. The check information must be prepared; the table's move
   * is legal, killers need not be.
   *
   * @param slot1 of the enemy's last move, for the first continuation history
   * @param slot2 of our own last move, for the second one
   */
  void start(int table, int killer1, int killer2, int counterMove, int slot1, int slot2) {
    begin(table, LIST_CAPTURES, slot1, slot2);
    killers[0] = killer1;
    killers[1] = killer2 == killer1 ? Moves.NONE : killer2;
    killers[2] = counterMove == killer1 || counterMove == killer2 ? Moves.NONE : counterMove;
  }

  /**
   * Starts on a node of quiescence. The check information must be prepared if checking drops are
   * wanted.
   */
  void startQuiescence(int table, int slot1, int slot2, boolean checkingDrops) {
    begin(table, LIST_FORCING, slot1, slot2);
    dropsWanted = checkingDrops;
  }

  private void begin(int table, int listing, int slot1, int slot2) {
    badEnd = 0;
    killerIndex = 0;
    quietsSkipped = false;
    continuation1 = slot1;
    continuation2 = slot2;
    tableMove = table;
    afterTable = board.inCheck() ? LIST_EVASIONS : listing;
    stage = table != Moves.NONE ? TABLE : afterTable;
  }

  /** Leaves out the quiet moves and drops that have not been handed out yet. */
  void skipQuiets() {
    quietsSkipped = true;
  }

  /** Returns the next move, or {@link Moves#NONE} when there is none left. */
  int next() {
    while (true) {
      switch (stage) {
        case TABLE -> {
          stage = afterTable;
          return tableMove;
        }
        case LIST_CAPTURES -> listCaptures(GOOD_CAPTURES);
        case GOOD_CAPTURES -> {
          int move = nextGoodCapture();
          if (move != Moves.NONE) {
            return move;
          }
          stage = KILLERS;
        }
        case KILLERS -> {
          int move = nextKiller();
          if (move != Moves.NONE) {
            return move;
          }
          stage = LIST_QUIETS;
        }
        case LIST_QUIETS -> listQuiets();
        case QUIETS -> {
          int move = quietsSkipped ? Moves.NONE : nextQuiet();
          if (move != Moves.NONE) {
            return move;
          }
          next = 0;
          end = badEnd;
          stage = BAD_CAPTURES;
        }
        case LIST_EVASIONS -> listEvasions();
        case LIST_FORCING -> listCaptures(FORCING);
        case FORCING -> {
          int move = nextRanked();
          if (move != Moves.NONE) {
            return move;
          }
          stage = dropsWanted ? LIST_CHECKING_DROPS : DONE;
        }
        case LIST_CHECKING_DROPS -> listCheckingDrops();
        case BAD_CAPTURES, EVASIONS, CHECKING_DROPS -> {
          int move = nextRanked();
          if (move != Moves.NONE) {
            return move;
          }
          stage = DONE;
        }
        default -> {
          return Moves.NONE;
        }
      }
    }
  }

  private int nextRanked() {
    while (next < end) {
      int move = (int) takeBest();
      if (move != tableMove) {
        return move;
      }
    }
    return Moves.NONE;
  }

  /** Captures that lose material are put aside at the front of the list. */
  private int nextGoodCapture() {
    while (next < end) {
      long entry = takeBest();
      int move = (int) entry;
      if (move == tableMove) {
        continue;
      }
      if (exchanges.seeGreaterOrEqual(board, move, 0)) {
        return move;
      }
      ranked[badEnd++] = entry;
    }
    return Moves.NONE;
  }

  private int nextKiller() {
    while (killerIndex < KILLER_COUNT && !quietsSkipped) {
      int move = killers[killerIndex++];
      if (move != Moves.NONE && move != tableMove && Legality.isLegal(board, move)) {
        return move;
      }
    }
    return Moves.NONE;
  }

  private int nextQuiet() {
    while (next < end) {
      int move = (int) takeBest();
      if (move != tableMove && move != killers[0] && move != killers[1] && move != killers[2]) {
        return move;
      }
    }
    return Moves.NONE;
  }

  private void listCaptures(int then) {
    listed.clear();
    MoveGenerator.captures(board, listed);
    beginList(0, then);
    for (int i = 0; i < listed.size(); i++) {
      int move = listed.get(i);
      insert(captureScore(move), move);
    }
  }

  /** Most valuable victim first, corrected by history. */
  private int captureScore(int move) {
    return 32 * exchanges.immediateGain(board, move)
        - 16 * Moves.role(move)
        + history.captureScore(board.sideToMove(), move, board.capturedRole(move)) / 4;
  }

  private void listEvasions() {
    listed.clear();
    MoveGenerator.legal(board, listed);
    int us = board.sideToMove();
    beginList(0, EVASIONS);
    for (int i = 0; i < listed.size(); i++) {
      int move = listed.get(i);
      int score =
          Moves.isTactical(move)
              ? CAPTURE_EVASION + captureScore(move)
              : history.quietScore(us, move, continuation1, continuation2);
      insert(score, move);
    }
  }

  private void listQuiets() {
    beginList(badEnd, QUIETS);
    if (quietsSkipped) {
      return;
    }
    listed.clear();
    MoveGenerator.quiets(board, listed);
    int us = board.sideToMove();
    long enemyPawns = pawnAttacks(us ^ 1);
    for (int i = 0; i < listed.size(); i++) {
      int move = listed.get(i);
      insert(moveScore(us, move, enemyPawns), move);
    }
    if (board.reserveOf(us) == 0) {
      return;
    }
    listed.clear();
    MoveGenerator.drops(board, listed);
    long covered = enemyPawns | pieceAttacks(us ^ 1);
    long contact = Attacks.king(board.kingSquare(us ^ 1));
    long near = wider(contact);
    long home = Attacks.king(board.kingSquare(us));
    for (int i = 0; i < listed.size(); i++) {
      int move = listed.get(i);
      insert(dropScore(us, move, enemyPawns, covered, contact, near, home), move);
    }
  }

  private int moveScore(int us, int move, long enemyPawns) {
    int score = history.quietScore(us, move, continuation1, continuation2);
    int role = Moves.role(move);
    if (role != Roles.PAWN && role != Roles.KING) {
      score += (enemyPawns >>> Moves.from(move) & 1) != 0 ? OUT_OF_PAWN : 0;
      score += (enemyPawns >>> Moves.to(move) & 1) != 0 ? INTO_PAWN : 0;
    }
    return checks.givesCheck(board, move) ? score + CHECK : score;
  }

  private int dropScore(
      int us, int move, long enemyPawns, long covered, long contact, long near, long home) {
    int to = Moves.to(move);
    int role = Moves.role(move);
    int score = history.quietScore(us, move, continuation1, continuation2);
    if ((contact >>> to & 1) != 0) {
      score += CONTACT_DROP;
    } else if ((near >>> to & 1) != 0) {
      score += NEAR_DROP;
    }
    if ((home >>> to & 1) != 0) {
      score += SHIELDING_DROP;
    }
    if (role != Roles.PAWN && (enemyPawns >>> to & 1) != 0) {
      score += INTO_PAWN;
    } else if ((covered >>> to & 1) != 0) {
      score += INTO_ATTACK;
    }
    return (checks.squares(role) >>> to & 1) != 0 ? score + CHECK : score;
  }

  private void listCheckingDrops() {
    beginList(0, CHECKING_DROPS);
    int us = board.sideToMove();
    long empty = ~board.occupied();
    boolean limited = board.rules().dropAggression() != DropAggression.MATE;
    for (int role = Roles.PAWN; role <= Roles.QUEEN; role++) {
      if (board.reserveCount(us, role) == 0) {
        continue;
      }
      long targets = checks.squares(role) & empty;
      if (role == Roles.PAWN) {
        targets &= board.pawnDropSquares(us);
      }
      for (; targets != 0; targets &= targets - 1) {
        int move = Moves.drop(role, Long.numberOfTrailingZeros(targets));
        if (!limited || Legality.isLegal(board, move)) {
          insert(history.quietScore(us, move, continuation1, continuation2), move);
        }
      }
    }
  }

  private void insert(int score, int move) {
    ranked[end++] = (long) score << 32 | move;
  }

  /**
   * Takes the best move out of the list that is left, with its score. Most lists are left after a
   * few moves, which makes it cheaper than to sort them.
   */
  private long takeBest() {
    long[] r = ranked;
    int from = next++;
    int at = from;
    long best = r[from];
    for (int i = from + 1; i < end; i++) {
      if (r[i] > best) {
        best = r[i];
        at = i;
      }
    }
    r[at] = r[from];
    return best;
  }

  /** Begins a list at an index of {@link #ranked}. */
  private void beginList(int at, int then) {
    next = at;
    end = at;
    stage = then;
  }

  private long pawnAttacks(int color) {
    long pawns = Bitboards.forward(color, board.pieces(color, Roles.PAWN));
    return Bitboards.east(pawns) | Bitboards.west(pawns);
  }

  private long pieceAttacks(int color) {
    long occupied = board.occupied();
    long reached = 0;
    for (long set = board.pieces(color, Roles.KNIGHT); set != 0; set &= set - 1) {
      reached |= Attacks.knight(Long.numberOfTrailingZeros(set));
    }
    for (long set = board.diagonalSliders(color); set != 0; set &= set - 1) {
      reached |= Attacks.bishop(Long.numberOfTrailingZeros(set), occupied);
    }
    for (long set = board.straightSliders(color); set != 0; set &= set - 1) {
      reached |= Attacks.rook(Long.numberOfTrailingZeros(set), occupied);
    }
    return reached;
  }

  private static long wider(long set) {
    long row = set | Bitboards.east(set) | Bitboards.west(set);
    return row | row << 8 | row >>> 8;
  }
}
