/**
 * {@code tandem analyze}: both boards and their best lines, as text or as JSON.
 *
 * <p>Entry type: {@link org.tandemchess.app.analyze.AnalyzeCommand}. Reports are called under the
 * lock of the analysis; all else is used by one thread.
 */
@NullMarked
package org.tandemchess.app.analyze;

import org.jspecify.annotations.NullMarked;
