package org.tandemchess.app;

import org.tandemchess.protocol.uci.NoMove;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a word for the lack of a move. */
final class NoMoveWord implements ITypeConverter<NoMove> {

  @Override
  public NoMove convert(String text) {
    NoMove word = NoMove.named(text);
    if (word == null) {
      throw new TypeConversionException("(none) or 0000");
    }
    return word;
  }
}
