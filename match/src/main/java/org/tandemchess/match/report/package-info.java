/**
 * What people and programs read of a match: BPGN, a JSON summary, tables, a chart, lines while it
 * runs.
 *
 * <p>Entry types: {@link org.tandemchess.match.report.MatchSummary}, {@link
 * org.tandemchess.match.report.MatchFolder}. Everything is made from a {@link
 * org.tandemchess.match.play.Standing} and keeps no state of its own.
 */
@NullMarked
package org.tandemchess.match.report;

import org.jspecify.annotations.NullMarked;
