package org.tandemchess.engine.team;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.api.PriceList;
import org.tandemchess.search.api.SearchRequest;

/**
 * Makes the price list for the search of a board from the snapshot of the other board, the style of
 * play and the wishes of the partner. Safe for use by any thread.
 */
public final class Prices {
  private final Snapshots snapshots;
  private final PartnerWishes wishes;
  private final AtomicReferenceArray<PartnerPrices.Weight> weights = new AtomicReferenceArray<>(2);

  private volatile PriceList.Reach reach = PriceList.Reach.TREE;
  private volatile Position position = Position.start(RuleSet.BUGHOUSE);

  /**
   * Makes prices of nothing: the other board does not count yet.
   *
   * @param wishes what the partner of a foreign process has asked for
   */
  public Prices(Snapshots snapshots, PartnerWishes wishes) {
    this.snapshots = snapshots;
    this.wishes = wishes;
    for (BoardId board : BoardId.values()) {
      weigh(board, PartnerPrices.Weight.NONE);
    }
  }

  /** Sets how much the other board counts in searches of a board from now on. */
  public void weigh(BoardId board, PartnerPrices.Weight weight) {
    weights.set(board.index(), weight);
  }

  /** Sets which captures have a price from now on. */
  void reach(PriceList.Reach next) {
    reach = next;
  }

  /** Sets how both boards stand now. */
  public void setPosition(Position now) {
    position = now;
  }

  /** Returns a request for the search of a board beside the other one as it stands now. */
  SearchRequest updated(SearchRequest request) {
    Position now = position;
    BoardId board = request.board();
    return now.key(board) == request.state().position().key(board)
        ? new SearchRequest(GameState.of(now), board, request.prices(), request.limits())
        : request;
  }

  /** Returns whether the other board counts in searches of a board. */
  boolean counts(BoardId board) {
    return weights.get(board.index()).factor() > 0;
  }

  /** Returns what is known of a board. */
  Acquisition known(Position position, BoardId board) {
    return snapshots.orBlank(position, board).acquisition();
  }

  /** Takes in what an analysis of a board has found. */
  void learn(Position position, Acquisition found) {
    snapshots.update(position, found.board(), known -> known.analysed(found));
  }

  /** Returns the price list for the search of a board for the seat that is to move there. */
  PriceList prices(Position position, BoardId board) {
    PriceList list = PartnerPrices.from(known(position, board.other()), weights.get(board.index()));
    return wishes.applied(list, position.seatToMove(board)).reaching(reach);
  }
}
