/**
 * A position analysed for people: the best lines of its boards as they deepen, and what can be won
 * there.
 *
 * <p>Entry type: {@link org.tandemchess.engine.analysis.Analysis}, which carries out an {@link
 * org.tandemchess.engine.analysis.AnalysisPlan} on the thread that asks and tells an {@link
 * org.tandemchess.engine.analysis.AnalysisReport} from others, under one lock.
 */
@NullMarked
package org.tandemchess.engine.analysis;

import org.jspecify.annotations.NullMarked;
