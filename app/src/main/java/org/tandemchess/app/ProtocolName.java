package org.tandemchess.app;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a protocol, in any case. */
final class ProtocolName implements ITypeConverter<Protocol> {

  @Override
  public Protocol convert(String text) {
    Protocol protocol = Protocol.named(text.strip().toLowerCase(Locale.ROOT));
    if (protocol == null) {
      throw new TypeConversionException("ubi, uci, xboard or cnp");
    }
    return protocol;
  }
}
