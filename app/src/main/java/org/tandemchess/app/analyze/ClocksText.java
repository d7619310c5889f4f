package org.tandemchess.app.analyze;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tandemchess.rules.position.Clocks;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads four clocks in the order of UBI, White and Black on A, White and Black on B. */
final class ClocksText implements ITypeConverter<Clocks> {
  private static final Pattern CLOCK =
      Pattern.compile("(?:(\\d{1,4}):)?(\\d{1,5}(?:\\.\\d{1,3})?)");
  private static final int CLOCKS = 4;

  @Override
  public Clocks convert(String text) {
    long[] millis = Arrays.stream(text.split(",", -1)).mapToLong(ClocksText::millis).toArray();
    if (millis.length != CLOCKS) {
      throw fault();
    }
    return Clocks.of(millis[0], millis[1], millis[2], millis[3]);
  }

  private static long millis(String text) {
    Matcher matcher = CLOCK.matcher(text.strip());
    if (!matcher.matches()) {
      throw fault();
    }
    long minutes = matcher.group(1) == null ? 0 : Long.parseLong(matcher.group(1));
    return 60_000 * minutes + new BigDecimal(matcher.group(2)).movePointRight(3).longValue();
  }

  private static TypeConversionException fault() {
    return new TypeConversionException(
        "four clocks, White and Black on A, White and Black on B, such as 45,32.5,1:05,60");
  }
}
