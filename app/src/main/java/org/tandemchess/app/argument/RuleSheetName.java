package org.tandemchess.app.argument;

import org.tandemchess.rules.core.RuleSet;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a rule sheet, in any case. */
public final class RuleSheetName implements ITypeConverter<RuleSet> {

  @Override
  public RuleSet convert(String text) {
    return RuleSet.named(text.strip())
        .orElseThrow(() -> new TypeConversionException("chess, chess960, crazyhouse or bughouse"));
  }
}
