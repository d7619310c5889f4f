package org.tandemchess.app;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads the lines that commands write with {@code --json}. */
public final class Json {
  private Json() {}

  /**
   * Returns the values of an object by their path, such as {@code boards.A.score.cp} or {@code
   * pv.0}.
   */
  public static Map<String, String> read(String line) throws IOException {
    Map<String, String> values = new LinkedHashMap<>();
    try (JsonParser json = new JsonFactory().createParser(line)) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (token.isScalarValue()) {
          String path = json.getParsingContext().pathAsPointer().toString().substring(1);
          values.put(path.replace('/', '.'), json.getText());
        }
      }
    }
    return values;
  }
}
