/**
 * Facts of sites, servers and other programs as executable rows: what is legal, what goes across,
 * what ends a match.
 *
 * <p>The rows are tables under the resources of this package; each is one test. Rows that cannot be
 * expressed here are in {@code skipped.tsv} with the reason, and a test checks that none is
 * forgotten.
 */
@NullMarked
package org.tandemchess.rules.cases;

import org.jspecify.annotations.NullMarked;
