/**
 * The one-board search: principal variation search with a transposition table, staged move picking,
 * and quiescence that knows checking drops.
 *
 * <p>Entry types: {@link org.tandemchess.search.alphabeta.AlphaBetaSearcher} for play, {@link
 * org.tandemchess.search.alphabeta.FixedDepthSearch} for analyses that compare boards, {@link
 * org.tandemchess.search.alphabeta.Bench} for the signature. A searcher is used by one thread at a
 * time and starts its own helper threads; only the transposition table is shared between them.
 * Within a search nothing is allocated per node. The ideas are those of the Chess Programming Wiki
 * (alpha-beta, PVS, LMR, SEE), with drops as full citizens.
 */
@NullMarked
package org.tandemchess.search.alphabeta;

import org.jspecify.annotations.NullMarked;
