package org.tandemchess.engine.option;

import java.util.Objects;

/**
 * An option and a value that it may have.
 *
 * @param <T> of the values of the option
 */
public record Setting<T>(OptionSpec<T> spec, T value) {

  /**
   * Checks the value.
   *
   * @throws IllegalArgumentException if the option may not have it
   */
  public Setting {
    if (!spec.allows(value)) {
      throw new IllegalArgumentException(spec + " does not allow " + value);
    }
  }

  /**
   * Returns the value.
   *
   * @param same the declaration again, which tells the type
   * @throws IllegalArgumentException if it is another
   */
  @SuppressWarnings("unchecked") // equal declarations have values of the same type
  <U> U value(OptionSpec<U> same) {
    if (!Objects.equals(spec, same)) {
      throw new IllegalArgumentException(spec + " is not " + same);
    }
    return (U) value;
  }

  /** Returns the value as users write it. */
  public String text() {
    return spec.text(value);
  }
}
