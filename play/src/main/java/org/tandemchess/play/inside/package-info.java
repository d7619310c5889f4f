/**
 * Players inside this program: {@link org.tandemchess.play.inside.TandemPlayer}, the engine that
 * hosts get, and {@link org.tandemchess.play.inside.RandomPlayer}. {@link
 * org.tandemchess.play.inside.SearcherGames} lets searchers of one board play themselves, for data.
 * Each is called by one thread at a time.
 */
@NullMarked
package org.tandemchess.play.inside;

import org.jspecify.annotations.NullMarked;
