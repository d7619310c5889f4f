package org.tandemchess.engine.option;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What options are set to; those that nobody has set are as declared. Immutable. */
public final class OptionValues {
  /** All options are as declared. */
  public static final OptionValues INITIAL = new OptionValues(Map.of());

  /** By the name of the declaration; only what is not as declared. */
  private final Map<String, Setting<?>> settings;

  private OptionValues(Map<String, Setting<?>> settings) {
    this.settings = settings;
  }

  /** Returns the value of an option. */
  public <T> T get(OptionSpec<T> spec) {
    Setting<?> setting = settings.get(spec.name());
    return setting == null ? spec.initial() : setting.value(spec);
  }

  /** Returns these values with one changed. */
  public OptionValues with(Setting<?> setting) {
    Map<String, Setting<?>> changed = new HashMap<>(settings);
    String name = setting.spec().name();
    if (setting.value().equals(setting.spec().initial())) {
      changed.remove(name);
    } else {
      changed.put(name, setting);
    }
    return new OptionValues(Map.copyOf(changed));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof OptionValues values && settings.equals(values.settings);
  }

  @Override
  public int hashCode() {
    return settings.hashCode();
  }

  /** Returns what is not as declared, by name. */
  @Override
  public String toString() {
    Map<String, String> texts = new TreeMap<>();
    for (Setting<?> setting : settings.values()) {
      texts.put(setting.spec().name(), setting.text());
    }
    return texts.toString();
  }
}
