package org.tandemchess.app.argument;

import org.tandemchess.rules.core.BoardId;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a board, in any case. */
public final class BoardName implements ITypeConverter<BoardId> {

  @Override
  public BoardId convert(String text) {
    return switch (text.strip()) {
      case "A", "a" -> BoardId.A;
      case "B", "b" -> BoardId.B;
      default -> throw new TypeConversionException("A or B");
    };
  }
}
