/**
 * The hand-written judgement of one board: material on the board and in hand, king exposure to
 * drops, mobility, pawns, development.
 *
 * <p>Entry types: {@link org.tandemchess.search.eval.DropEvaluator}, {@link
 * org.tandemchess.search.eval.PieceValues}. An evaluator keeps scratch fields and belongs to one
 * thread; the values are immutable. Every number is in hundredths of a pawn (cp) unless its name
 * says otherwise.
 */
@NullMarked
package org.tandemchess.search.eval;

import org.jspecify.annotations.NullMarked;
