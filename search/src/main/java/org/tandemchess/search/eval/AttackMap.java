package org.tandemchess.search.eval;

/** What both colors attack; scratch of one evaluator, filled anew for each board. */
final class AttackMap {
  /** Squares that pieces of a role attack; index color times 8 plus role. */
  final long[] byRole = new long[16];

  /** Squares that anything but the king attacks; index color. */
  final long[] byMen = new long[2];

  /** Squares that anything attacks; index color. */
  final long[] all = new long[2];
}
