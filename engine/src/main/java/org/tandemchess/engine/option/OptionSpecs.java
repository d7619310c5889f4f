package org.tandemchess.engine.option;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Declarations of options, found by what users call them. Immutable. */
public final class OptionSpecs {
  private final Map<String, OptionSpec<?>> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  /**
   * Gathers declarations.
   *
   * @throws IllegalArgumentException if two have the same name
   */
  public OptionSpecs(Collection<? extends OptionSpec<?>> specs) {
    for (OptionSpec<?> spec : specs) {
      OptionSpec<?> other = byName.putIfAbsent(spec.name(), spec);
      if (other != null) {
        throw new IllegalArgumentException(spec + " has the name of " + other);
      }
    }
  }

  /** Returns the declaration of an option, by its name in any case. */
  public Optional<OptionSpec<?>> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /**
   * Returns the setting that a user means.
   *
   * @param name in any case
   * @param text the value as the user wrote it; null if there is none
   */
  public Read<Setting<?>> read(String name, @Nullable String text) {
    OptionSpec<?> spec = byName.get(name);
    if (spec == null) {
      return new Read.Refused<>("unknown option: " + name);
    }
    if (text == null) {
      return new Read.Refused<>(spec.name() + " needs a value");
    }
    return read(spec, text.strip());
  }

  private static <T> Read<Setting<?>> read(OptionSpec<T> spec, String text) {
    return spec.read(text.equals(OptionSpec.EMPTY) ? "" : text)
        .map(value -> new Setting<>(spec, value));
  }
}
