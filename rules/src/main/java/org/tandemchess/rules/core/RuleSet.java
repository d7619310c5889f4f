package org.tandemchess.rules.core;

/**
 * What sites differ in: the switches that decide legality and the ends of a game.
 *
 * <p>Presets cover chess, Chess960, crazyhouse and bughouse as it is played online, {@link
 * RulePresets} the sheets of sites and tournaments; a {@link Builder} makes local sheets out of
 * them. Two sheets are equal when all switches and the name are.
 *
 * @param name short name of the sheet, lower case
 * @param captures where captured pieces go
 * @param mate when a check without a legal move ends the game
 * @param stalemate what no legal move out of check means
 * @param repetition when the third occurrence of a position on one board draws
 * @param fiftyMoves whether a hundred plies without capture, pawn move or drop draw
 * @param insufficientMaterial whether a board on which neither side can mate draws
 * @param dropAggression what a drop may do to the enemy king
 * @param pawnDropFirstRank first rank a pawn may be dropped on, 1 to 8 from the dropper's side
 * @param pawnDropLastRank last rank a pawn may be dropped on, 1 to 8 from the dropper's side
 * @param promotion what a pawn turns into
 * @param castleWithDroppedRook whether a rook dropped on its home corner may castle with a king
 *     that never moved
 */
public record RuleSet(
    String name,
    Captures captures,
    MateTest mate,
    Stalemate stalemate,
    Repetition repetition,
    boolean fiftyMoves,
    boolean insufficientMaterial,
    DropAggression dropAggression,
    int pawnDropFirstRank,
    int pawnDropLastRank,
    Promotion promotion,
    boolean castleWithDroppedRook) {

  /** Where captured pieces go. */
  public enum Captures {
    /** They leave the game: chess. */
    NOWHERE,
    /** Into the capturer's own reserve with their color changed: crazyhouse. */
    OWN_RESERVE,
    /** Into the reserve of the capturer's partner in their own color: bughouse. */
    PARTNER_RESERVE
  }

  /** When a check without a legal move ends the game. */
  public enum MateTest {
    /** When it would stay so even if any piece could be dropped. */
    FUTURE_DROP,
    /** At once, with the pieces in hand. */
    IN_HAND,
    /** Never: the king is taken. */
    KING_CAPTURE
  }

  /** What no legal move out of check means. */
  public enum Stalemate {
    WAIT,
    DRAW,
    LOSS
  }

  /** When the third occurrence of a position on one board draws. */
  public enum Repetition {
    OFF,
    /** Reserves are not compared. */
    BOARD_ONLY,
    /** Reserves are not compared, and each drop starts the count anew. */
    BOARD_ONLY_DROPS_RESET,
    /** Reserves are part of the position. */
    WITH_RESERVE
  }

  /** What a drop may do to the enemy king. */
  public enum DropAggression {
    MATE,
    /** No drop that leaves the other side in check without a move on that board. */
    NO_BOARD_MATE,
    /** No drop that mates even when any piece could still be dropped in between. */
    NO_BUGHOUSE_MATE,
    NO_CHECK
  }

  /** What a pawn turns into. */
  public enum Promotion {
    /** Queen, rook, bishop or knight, a pawn again once captured. */
    UPGRADE,
    QUEEN_KNIGHT,
    /** Nothing: it leaves the board and goes to the reserve of its color on the other board. */
    DISCARD
  }

  public static final RuleSet CHESS =
      new RuleSet(
          "chess",
          Captures.NOWHERE,
          MateTest.IN_HAND,
          Stalemate.DRAW,
          Repetition.WITH_RESERVE,
          true,
          true,
          DropAggression.MATE,
          2,
          7,
          Promotion.UPGRADE,
          false);

  public static final RuleSet CHESS960 = CHESS.toBuilder("chess960").build();

  public static final RuleSet CRAZYHOUSE =
      CHESS.toBuilder("crazyhouse")
          .captures(Captures.OWN_RESERVE)
          .fiftyMoves(false)
          .insufficientMaterial(false)
          .build();

  /**
   * Bughouse as the servers play it: waiting instead of a blockable mate, no draws on the board.
   */
  public static final RuleSet BUGHOUSE =
      CRAZYHOUSE.toBuilder("bughouse")
          .captures(Captures.PARTNER_RESERVE)
          .mate(MateTest.FUTURE_DROP)
          .stalemate(Stalemate.WAIT)
          .repetition(Repetition.OFF)
          .build();

  /**
   * Checks the ranks.
   *
   * @throws IllegalArgumentException if the pawn drop ranks are not an interval within 2 to 7
   */
  public RuleSet {
    if (pawnDropFirstRank < 2 || pawnDropLastRank > 7 || pawnDropFirstRank > pawnDropLastRank) {
      throw new IllegalArgumentException(
          "pawn drop ranks "
              + pawnDropFirstRank
              + " to "
              + pawnDropLastRank
              + ": expected an interval within 2 to 7");
    }
  }

  /** Returns what protocols call the game: that of bughouse has sheets of several names. */
  public String variant() {
    return captures == Captures.PARTNER_RESERVE ? "bughouse" : name;
  }

  /** Returns whether pieces can ever be dropped. */
  public boolean hasReserves() {
    return captures != Captures.NOWHERE;
  }

  /** Returns the squares that a color (0, 1) may drop pawns on. */
  public long pawnDropSquares(int color) {
    long squares = 0;
    for (int rank = pawnDropFirstRank; rank <= pawnDropLastRank; rank++) {
      squares |= Bitboards.rank(color == 0 ? rank - 1 : 8 - rank);
    }
    return squares;
  }

  /** Returns a builder that starts from this sheet under another name. */
  public Builder toBuilder(String newName) {
    return new Builder(this, newName);
  }

  /** Changes switches of a sheet one by one; not thread-safe. */
  public static final class Builder {
    private final String name;
    private Captures captures;
    private MateTest mate;
    private Stalemate stalemate;
    private Repetition repetition;
    private boolean fiftyMoves;
    private boolean insufficientMaterial;
    private DropAggression dropAggression;
    private Promotion promotion;
    private boolean castleWithDroppedRook;
    private int pawnDropFirstRank;
    private int pawnDropLastRank;

    private Builder(RuleSet from, String name) {
      this.name = name;
      captures = from.captures;
      mate = from.mate;
      stalemate = from.stalemate;
      repetition = from.repetition;
      fiftyMoves = from.fiftyMoves;
      insufficientMaterial = from.insufficientMaterial;
      dropAggression = from.dropAggression;
      promotion = from.promotion;
      castleWithDroppedRook = from.castleWithDroppedRook;
      pawnDropFirstRank = from.pawnDropFirstRank;
      pawnDropLastRank = from.pawnDropLastRank;
    }

    public Builder captures(Captures value) {
      captures = value;
      return this;
    }

    public Builder mate(MateTest value) {
      mate = value;
      return this;
    }

    public Builder stalemate(Stalemate value) {
      stalemate = value;
      return this;
    }

    public Builder repetition(Repetition value) {
      repetition = value;
      return this;
    }

    public Builder fiftyMoves(boolean value) {
      fiftyMoves = value;
      return this;
    }

    public Builder insufficientMaterial(boolean value) {
      insufficientMaterial = value;
      return this;
    }

    public Builder dropAggression(DropAggression value) {
      dropAggression = value;
      return this;
    }

    public Builder promotion(Promotion value) {
      promotion = value;
      return this;
    }

    public Builder castleWithDroppedRook(boolean value) {
      castleWithDroppedRook = value;
      return this;
    }

    /** Sets the ranks that a pawn may be dropped on, 2 to 7 from the dropper's side. */
    public Builder pawnDropRanks(int first, int last) {
      pawnDropFirstRank = first;
      pawnDropLastRank = last;
      return this;
    }

    /**
     * Returns the sheet.
     *
     * @throws IllegalArgumentException if the pawn drop ranks are not an interval within 2 to 7
     */
    public RuleSet build() {
      return new RuleSet(
          name,
          captures,
          mate,
          stalemate,
          repetition,
          fiftyMoves,
          insufficientMaterial,
          dropAggression,
          pawnDropFirstRank,
          pawnDropLastRank,
          promotion,
          castleWithDroppedRook);
    }
  }
}
