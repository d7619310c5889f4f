package org.tandemchess.app.match;

import org.tandemchess.match.stats.Sprt;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a sequential test such as {@code 0,20,0.05,0.05}. */
final class SprtText implements ITypeConverter<Sprt> {
  @Override
  public Sprt convert(String text) {
    String[] parts = text.strip().split("[,\\s]+", -1);
    if (parts.length != 4) {
      throw new TypeConversionException("four numbers such as 0,20,0.05,0.05");
    }
    try {
      return new Sprt(
          Double.parseDouble(parts[0]),
          Double.parseDouble(parts[1]),
          Double.parseDouble(parts[2]),
          Double.parseDouble(parts[3]));
    } catch (NumberFormatException e) {
      throw new TypeConversionException("four numbers such as 0,20,0.05,0.05");
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException("a test that can be: " + e.getMessage());
    }
  }
}
