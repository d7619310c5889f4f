package org.tandemchess.search.mate;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.board.Board;
import org.tandemchess.rules.board.BoardStatus;
import org.tandemchess.rules.board.MoveBuffer;
import org.tandemchess.rules.board.MoveGenerator;
import org.tandemchess.rules.board.Moves;
import org.tandemchess.rules.core.RuleSet;

/**
 * Answers whether one side mates by checks alone, with the pieces in hand as they are.
 *
 * <p>A question is put with {@link #attack} or {@link #attackWith} and worked on with {@link
 * #advance}, which may be called again until the answer is known. A mate is one by the rule sheet;
 * a defender who is in check without a move but may still be saved by a piece from the other board
 * is not mated. A line that repeats a position is no mate either. What was proved is kept for later
 * questions until {@link #forget}.
 *
 * <p>A node is a move made. Used by one thread; after the first use nothing is allocated.
 */
public final class MateSearch {
  /** The longest mate looked for, in plies. */
  public static final int MAX_PLIES = 63;

  private static final int INFINITE = 1 << 28;
  private static final int MOST = INFINITE - 1;
  private static final int POLL_NODES = 1024;
  private static final int SIZE_BITS = 16;
  private static final int MOVES_ON_PATH = (MAX_PLIES + 1) * MoveBuffer.CAPACITY;

  /** Tells positions of the attacker from the same ones of a defender in check. */
  private static final long DEFENDER = 0x9E3779B97F4A7C15L;

  private final ProofTable table = new ProofTable(SIZE_BITS);
  private final MoveBuffer buffer = new MoveBuffer();
  private @Nullable Board copy;

  // What a call returns besides, and what it works on, lies in fields: nothing is allocated.

  // The children of all nodes on the path, one node after the other.
  private final int[] moves = new int[MOVES_ON_PATH];
  private final int[] phis = new int[MOVES_ON_PATH];
  private final int[] deltas = new int[MOVES_ON_PATH];
  private final int[] matePlies = new int[MOVES_ON_PATH];
  private final boolean[] pathOnly = new boolean[MOVES_ON_PATH];
  private int top;

  // What the node just searched has come to.
  private int phi;
  private int delta;
  private int plies;
  private boolean thisPathOnly;

  // What summing up the children of a node gives besides.
  private int bestChild;
  private int secondDelta;
  private int open;

  private final int[] line = new int[MAX_PLIES + 1];
  private final int[] draft = new int[MAX_PLIES + 1];
  private int lineLength;
  private int provedPlies;

  /** The only first move of the attacker, or NONE where all may be tried. */
  private int opening;

  private long path;
  private int mostPlies;
  private long nodes;
  private long limit;
  private long nextPoll;
  private boolean stopped;
  private boolean hasMates;
  private BooleanSupplier stop = () -> false;
  private MateVerdict verdict = MateVerdict.UNKNOWN;

  /** Asks whether the side to move mates within some plies, 1 to {@link #MAX_PLIES}. */
  public void attack(Board root, int within) {
    begin(root, within);
  }

  /**
   * Asks whether the side to move mates within some plies if it begins with a legal move, a check
   * or not, and goes on with checks.
   */
  public void attackWith(Board root, int firstMove, int within) {
    begin(root, within);
    opening = firstMove;
  }

  /** Forgets all proofs, cheaply if nothing was asked since. */
  public void forget() {
    if (copy != null) {
      table.clear();
      copy = null;
    }
  }

  private void begin(Board root, int within) {
    Board board = copyOf(root);
    if (endsByHistory(board)) {
      table.clear(); // a proof may lead through a position that would now end the game
    }
    table.newSearch();
    hasMates = !board.takesKings();
    mostPlies = Math.clamp(within, 1, MAX_PLIES);
    if (board.rules().fiftyMoves()) {
      mostPlies = Math.min(mostPlies, 100 - board.halfmoveClock());
    }
    hasMates &= mostPlies > 0;
    verdict = MateVerdict.UNKNOWN;
    opening = Moves.NONE;
    nodes = 0;
    lineLength = 0;
    provedPlies = 0;
  }

  private Board copyOf(Board root) {
    Board ready = copy;
    if (ready != null && ready.rules().equals(root.rules())) {
      ready.copyFrom(root);
      return ready;
    }
    forget();
    ready = new Board(root);
    copy = ready;
    return ready;
  }

  /** Returns the nodes spent on this question. */
  public long nodes() {
    return nodes;
  }

  /** Returns the plies within which the attacker mates at most, 0 unless that is proved. */
  public int plies() {
    return provedPlies;
  }

  /** Returns a mating line, the attacker's move first; a copy, empty unless a mate is proved. */
  public int[] line() {
    return Arrays.copyOf(line, lineLength);
  }

  /**
   * Works on the question.
   *
   * @param most nodes to spend at most
   * @param stopNow asked every thousand nodes or so whether to give up
   * @return the answer, UNKNOWN if more work might find it
   */
  public MateVerdict advance(long most, BooleanSupplier stopNow) {
    if (verdict == MateVerdict.UNKNOWN && hasMates) {
      allow(most, stopNow);
      searchRoot();
      if (!stopped && delta == 0) {
        verdict = MateVerdict.DISPROVEN;
      } else if (!stopped && phi == 0 && followProof()) {
        verdict = MateVerdict.PROVEN;
      }
    }
    return verdict;
  }

  /** Looks for shorter mates than the proved one, as far as the nodes go. */
  public void shorten(long most, BooleanSupplier stopNow) {
    int asked = mostPlies;
    allow(most, stopNow);
    while (verdict == MateVerdict.PROVEN && provedPlies > 1) {
      mostPlies = provedPlies - 2;
      searchRoot();
      if (stopped || phi != 0 || !followProof()) {
        break;
      }
    }
    mostPlies = asked;
  }

  private void allow(long most, BooleanSupplier stopNow) {
    limit = nodes + Math.max(0, most);
    nextPoll = nodes + POLL_NODES;
    stop = stopNow;
    stopped = false;
  }

  private void searchRoot() {
    top = 0;
    path = mix(mostPlies);
    search(0, INFINITE, INFINITE);
  }

  // Df-pn.

  private Board board() {
    if (copy == null) {
      throw new IllegalStateException("no question was put");
    }
    return copy;
  }

  private boolean isOpening(int ply) {
    return ply == 0 && opening != Moves.NONE;
  }

  private boolean attackerMoves(int ply) {
    return (ply & 1) == 0;
  }

  private long keyAt(int ply) {
    long key = board().key();
    return attackerMoves(ply) ? key : key ^ DEFENDER;
  }

  /** Returns the bits of a key spread anew, so that keys of a path do not cancel out. */
  private static long mix(long key) {
    long x = (key ^ key >>> 32) * 0xD6E8FEB86659FD93L;
    return (x ^ x >>> 32) * 0xD6E8FEB86659FD93L;
  }

  /**
   * Searches a node until one of its numbers reaches its limit, and leaves them in the fields. If
   * the search stops meanwhile they mean nothing.
   */
  private void search(int ply, int phiLimit, int deltaLimit) {
    long before = nodes;
    long key = keyAt(ply);
    long pathAbove = path;
    int first = top;
    path ^= mix(key);
    int end = expand(ply, first);
    top = end;
    while (!stopped) {
      sumUp(first, end);
      if (phi >= phiLimit || delta >= deltaLimit || phi == 0 || delta == 0) {
        break;
      }
      int child = bestChild;
      int childPhi = Math.min(INFINITE, deltaLimit - (open - 1));
      int childDelta = Math.min(phiLimit, secondDelta + 1 + secondDelta / 4);
      board().makeMove(moves[child]);
      search(ply + 1, childPhi, childDelta);
      board().unmakeMove();
      phis[child] = phi;
      deltas[child] = delta;
      matePlies[child] = plies;
      pathOnly[child] = thisPathOnly;
    }
    top = first;
    path = pathAbove;
    if (!stopped) {
      settle(ply, first, end);
    }
    if (!stopped && !isOpening(ply)) {
      store(ply, key, nodes - before);
    }
  }

  /** Lists the moves of a node with what is known of them, and returns where the list ends. */
  private int expand(int ply, int first) {
    Board board = board();
    buffer.clear();
    if (isOpening(ply)) {
      buffer.add(opening);
    } else if (attackerMoves(ply)) {
      Checks.list(board, buffer);
    } else {
      MoveGenerator.legal(board, buffer);
    }
    int count = buffer.size();
    for (int i = 0; i < count; i++) {
      moves[first + i] = buffer.get(i);
    }
    for (int at = first; at < first + count; at++) {
      if (mustStop()) {
        return first;
      }
      nodes++;
      board.makeMove(moves[at]);
      judge(ply + 1, at);
      board.unmakeMove();
      if (deltas[at] == 0 && !pathOnly[at]) {
        // One such move decides the node.
        moves[first] = moves[at];
        copyChild(at, first);
        return first + 1;
      }
    }
    return first + count;
  }

  private void copyChild(int from, int to) {
    phis[to] = phis[from];
    deltas[to] = deltas[from];
    matePlies[to] = matePlies[from];
    pathOnly[to] = pathOnly[from];
  }

  private boolean mustStop() {
    if (nodes >= limit) {
      stopped = true;
    } else if (nodes >= nextPoll) {
      nextPoll = nodes + POLL_NODES;
      stopped |= stop.getAsBoolean();
    }
    return stopped;
  }

  /** Finds out what is known of the position that a move of a node has led to. */
  private void judge(int ply, int at) {
    Board board = board();
    boolean attacks = attackerMoves(ply);
    if (repeats(board, ply)) {
      decide(at, !attacks, 0, true);
      return;
    }
    int entry = table.find(keyAt(ply));
    if (entry != ProofTable.MISS && isUsable(entry, ply)) {
      phis[at] = table.phi(entry);
      deltas[at] = table.delta(entry);
      matePlies[at] = table.plies(entry);
      pathOnly[at] = table.isOnOnePath(entry);
      return;
    }
    int replies = attacks ? 1 : MoveGenerator.countLegal(board);
    if (replies == 0) {
      boolean mated = BoardStatus.of(board) == BoardStatus.CHECKMATE;
      decide(at, !mated, 0, false);
    } else if (ply >= mostPlies) {
      decide(at, !attacks, 0, true);
    } else {
      phis[at] = 1;
      deltas[at] = replies;
      matePlies[at] = 0;
      pathOnly[at] = false;
    }
  }

  private void decide(int at, boolean moverWins, int toMate, boolean onThisPathOnly) {
    phis[at] = moverWins ? 0 : INFINITE;
    deltas[at] = moverWins ? INFINITE : 0;
    matePlies[at] = toMate;
    pathOnly[at] = onThisPathOnly;
  }

  private boolean isProof(int entry, int ply) {
    return (attackerMoves(ply) ? table.phi(entry) : table.delta(entry)) == 0;
  }

  private boolean isUsable(int entry, int ply) {
    return isProof(entry, ply) ? ply + table.plies(entry) <= mostPlies : table.holdsOn(entry, path);
  }

  /** Computes the numbers of a node from its children, and which child to search next. */
  private void sumUp(int first, int end) {
    int least = INFINITE;
    int second = INFINITE;
    int most = 0;
    int unsettled = 0;
    bestChild = first;
    for (int at = first; at < end; at++) {
      int d = deltas[at];
      if (d < least) {
        second = least;
        least = d;
        bestChild = at;
      } else if (d < second) {
        second = d;
      }
      most = Math.max(most, phis[at]);
      unsettled += phis[at] == 0 ? 0 : 1;
    }
    phi = least;
    secondDelta = second;
    open = unsettled;
    delta = most == 0 || most == INFINITE ? most : Math.min(MOST, most + unsettled - 1);
    if (least == 0) {
      delta = INFINITE;
    } else if (delta == 0) {
      phi = INFINITE;
    }
  }

  /** Finds out how long a mate takes, or whether an escape depends on the path. */
  private void settle(int ply, int first, int end) {
    boolean attacks = attackerMoves(ply);
    plies = 0;
    thisPathOnly = false;
    if (attacks && phi == 0) {
      plies = MAX_PLIES + 1;
      for (int at = first; at < end; at++) {
        if (deltas[at] == 0 && matePlies[at] + 1 < plies) {
          plies = matePlies[at] + 1;
          bestChild = at;
        }
      }
    } else if (attacks && delta == 0) {
      for (int at = first; at < end; at++) {
        thisPathOnly |= pathOnly[at];
      }
    } else if (!attacks && delta == 0) {
      for (int at = first; at < end; at++) {
        plies = Math.max(plies, matePlies[at] + 1);
      }
    } else if (!attacks && phi == 0) {
      thisPathOnly = true;
      for (int at = first; at < end; at++) {
        thisPathOnly &= deltas[at] != 0 || pathOnly[at];
      }
    }
  }

  private void store(int ply, long key, long work) {
    boolean attacks = attackerMoves(ply);
    boolean proof = (attacks ? phi : delta) == 0;
    int old = table.find(key);
    if (old != ProofTable.MISS && isProof(old, ply) && !(proof && plies <= table.plies(old))) {
      return;
    }
    char move = attacks && proof ? Moves.toShort(moves[bestChild]) : 0;
    table.store(key, phi, delta, move, plies, thisPathOnly, path, work);
  }

  // Repetition.

  /**
   * Returns whether the position has occurred on the path, or twice in the game where a third time
   * ends it.
   */
  private static boolean repeats(Board board, int ply) {
    int reach = Math.min(board.halfmoveClock(), board.ply());
    long key = board.key();
    int before = 0;
    for (int back = 4; back <= reach; back += 2) {
      if (board.keyBefore(back) == key) {
        if (back <= ply) {
          return true;
        }
        before++;
      }
    }
    return before > 1 && board.rules().repetition() != RuleSet.Repetition.OFF;
  }

  /** Returns whether the game so far holds a position whose next occurrence would end it. */
  private static boolean endsByHistory(Board board) {
    int reach = Math.min(board.halfmoveClock(), board.ply());
    if (board.rules().repetition() == RuleSet.Repetition.OFF) {
      return false;
    }
    for (int back = 1; back <= reach; back++) {
      for (int further = back + 4; further <= reach; further += 2) {
        if (board.keyBefore(back) == board.keyBefore(further)) {
          return true;
        }
      }
    }
    return false;
  }

  // The mating line.

  /** Makes the line of a proof; returns false if what the table lost could not be proved again. */
  private boolean followProof() {
    int atMost = plies;
    top = 0;
    path = mix(mostPlies);
    int length = extend(0);
    if (length == 0) {
      return false;
    }
    System.arraycopy(draft, 0, line, 0, length);
    lineLength = length;
    provedPlies = Math.max(atMost, length);
    return true;
  }

  /** Continues the line from a proved node on; returns its length, or 0 if that fails. */
  private int extend(int ply) {
    Board board = board();
    if (!attackerMoves(ply) && !MoveGenerator.hasLegalMove(board)) {
      return ply;
    }
    long pathAbove = path;
    path ^= mix(keyAt(ply));
    int move = attackerMoves(ply) ? matingMove(ply, pathAbove) : longestDefense(ply);
    int length = 0;
    if (move != Moves.NONE && ply < MAX_PLIES) {
      draft[ply] = move;
      board.makeMove(move);
      length = extend(ply + 1);
      board.unmakeMove();
    }
    path = pathAbove;
    return length;
  }

  private int matingMove(int ply, long pathAbove) {
    if (isOpening(ply)) {
      return opening;
    }
    int entry = provedEntry(ply, pathAbove);
    return entry == ProofTable.MISS ? Moves.NONE : Moves.fromShort(table.move(entry), board());
  }

  /** Returns the entry of a proved node, which is proved again if the table has lost it. */
  private int provedEntry(int ply, long pathAbove) {
    long key = keyAt(ply);
    int entry = table.find(key);
    if (entry == ProofTable.MISS || !isProof(entry, ply) || !isUsable(entry, ply)) {
      long pathHere = path;
      path = pathAbove;
      search(ply, INFINITE, INFINITE);
      path = pathHere;
      entry = stopped ? ProofTable.MISS : table.find(key);
    }
    return entry != ProofTable.MISS && isProof(entry, ply) ? entry : ProofTable.MISS;
  }

  /** Returns the move of the defender that puts the mate off the longest. */
  private int longestDefense(int ply) {
    Board board = board();
    int first = top;
    buffer.clear();
    MoveGenerator.legal(board, buffer);
    int end = first + buffer.size();
    for (int at = first; at < end; at++) {
      moves[at] = buffer.get(at - first);
    }
    top = end;
    int longest = -1;
    int move = Moves.NONE;
    for (int at = first; at < end && !stopped; at++) {
      board.makeMove(moves[at]);
      int entry = provedEntry(ply + 1, path);
      board.unmakeMove();
      if (entry == ProofTable.MISS) {
        move = Moves.NONE;
        break;
      }
      if (table.plies(entry) > longest) {
        longest = table.plies(entry);
        move = moves[at];
      }
    }
    top = first;
    return stopped ? Moves.NONE : move;
  }
}
