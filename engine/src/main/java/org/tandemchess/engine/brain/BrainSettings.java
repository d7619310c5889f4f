package org.tandemchess.engine.brain;

import org.tandemchess.engine.option.OptionValues;
import org.tandemchess.search.api.SearchSettings;

/**
 * What a user has set.
 *
 * @param search memory for the whole brain, threads a board, lines
 * @param overheadMillis time that a move loses between us and the clock
 * @param options values of the brain's own options, by their declarations
 */
public record BrainSettings(SearchSettings search, int overheadMillis, OptionValues options) {}
