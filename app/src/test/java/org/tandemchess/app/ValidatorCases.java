package org.tandemchess.app;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.tandemchess.testkit.SharedData;

/** The rows that say what a validator answers. */
final class ValidatorCases {
  private ValidatorCases() {}

  /**
   * One row.
   *
   * @param start the position that is asked about, a FEN or {@code startpos}
   * @param lines what the host sends, the last line asks
   * @param expected an object with the keys that matter, or a text
   */
  record Row(String name, String variant, String start, List<String> lines, Object expected) {

    /** Returns the first word of the line that asks. */
    String word() {
      return lines.getLast().split(" ", 2)[0];
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Row> all() {
    try {
      String text = Files.readString(SharedData.require("data/validator-cases.json"));
      List<Row> rows = new ArrayList<>();
      for (Object element : (List<?>) json(text)) {
        Map<?, ?> row = (Map<?, ?>) element;
        rows.add(
            new Row(
                text(row, "name"),
                text(row, "variant"),
                text(row, "fen"),
                List.of(text(row, "query").split("\n", -1)),
                Objects.requireNonNull(row.get("expected"))));
      }
      return rows;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String text(Map<?, ?> row, String key) {
    return (String) Objects.requireNonNull(row.get(key), key);
  }

  /** Returns maps, lists, texts, numbers and truths; a null becomes the text {@code null}. */
  static Object json(String text) throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      parser.nextToken();
      return value(parser);
    }
  }

  private static Object value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> {
        Map<String, Object> map = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String key = parser.currentName();
          parser.nextToken();
          map.put(key, value(parser));
        }
        yield map;
      }
      case START_ARRAY -> {
        List<Object> list = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          list.add(value(parser));
        }
        yield list;
      }
      case VALUE_NUMBER_INT -> parser.getLongValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> parser.getText();
    };
  }
}
