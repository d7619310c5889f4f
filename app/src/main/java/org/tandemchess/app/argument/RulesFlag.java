package org.tandemchess.app.argument;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tandemchess.rules.core.RuleSet;
import picocli.CommandLine.Option;

/** The flag that chooses a rule sheet of bughouse. */
public final class RulesFlag {
  @Option(
      names = "--rules",
      paramLabel = "NAME",
      converter = RuleSheetName.OfBughouse.class,
      description = "The rule sheet, see docs/rules.md: fics, modern, ...; bughouse if not given.")
  private @Nullable RuleSet rules;

  /** Returns the sheet to play by. */
  public RuleSet rules() {
    return chosen().orElse(RuleSet.BUGHOUSE);
  }

  /** Returns the sheet that the flag names, if it is given. */
  public Optional<RuleSet> chosen() {
    return Optional.ofNullable(rules);
  }
}
