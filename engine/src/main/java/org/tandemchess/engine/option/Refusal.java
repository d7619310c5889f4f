package org.tandemchess.engine.option;

import java.util.Optional;

/**
 * Why an option is not set.
 *
 * @param spec the option, if there is one of that name
 * @param text the value as the host wrote it; empty if it wrote none
 * @param why in words; a protocol may have others for the same
 */
public record Refusal(Optional<OptionSpec<?>> spec, String text, String why) {}
