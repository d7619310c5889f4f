package org.tandemchess.app.argument;

import java.util.List;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a rule sheet, in any case. */
public final class RuleSheetName implements ITypeConverter<RuleSet> {

  @Override
  public RuleSet convert(String text) {
    return among(text, RulePresets.ALL);
  }

  /** Reads the name of a rule sheet of bughouse, in any case. */
  public static final class OfBughouse implements ITypeConverter<RuleSet> {

    @Override
    public RuleSet convert(String text) {
      return among(text, RulePresets.BUGHOUSE);
    }
  }

  private static RuleSet among(String text, List<RuleSet> choices) {
    return RulePresets.named(text, choices)
        .orElseThrow(() -> new TypeConversionException(RulePresets.expected(text, choices)));
  }
}
