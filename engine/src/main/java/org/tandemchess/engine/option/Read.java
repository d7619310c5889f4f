package org.tandemchess.engine.option;

import java.util.function.Function;

/**
 * What came of reading a text that a user wrote.
 *
 * @param <T> of what is read
 */
public sealed interface Read<T> {

  /** What the text means. */
  record Ok<T>(T value) implements Read<T> {}

  /**
   * The text means nothing.
   *
   * @param why in words, as a whole remark
   */
  record Refused<T>(String why) implements Read<T> {}

  /** Returns what a function makes of the value, or the same refusal. */
  default <U> Read<U> map(Function<? super T, ? extends U> function) {
    return switch (this) {
      case Ok<T>(T value) -> new Ok<>(function.apply(value));
      case Refused<T>(String why) -> new Refused<>(why);
    };
  }
}
