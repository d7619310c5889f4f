package org.tandemchess.engine.option;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * All options that a host may set in a session, its engine's and the session's own, and what comes
 * about when one is set. Used by the thread of the session.
 */
public final class OptionTable {
  private final OptionSpecs specs;

  /** By the name of the declaration. */
  private final Map<String, Consumer<? super Setting<?>>> effects;

  private OptionTable(Builder builder) {
    this.specs = new OptionSpecs(builder.specs);
    this.effects = Map.copyOf(builder.effects);
  }

  /** Returns a builder of a table without options. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Sets an option by what a host wrote. A value that the option does not take changes nothing.
   *
   * @param name in any case
   * @param text the value; null if there is none
   * @return why the option is not set, if it is not
   */
  public Optional<Refusal> set(String name, @Nullable String text) {
    return switch (specs.read(name, text)) {
      case Read.Ok<Setting<?>>(Setting<?> setting) -> {
        Objects.requireNonNull(effects.get(setting.spec().name())).accept(setting);
        yield Optional.empty();
      }
      case Read.Refused<Setting<?>>(String why) ->
          Optional.of(new Refusal(specs.find(name), text == null ? "" : text.strip(), why));
    };
  }

  /**
   * Sets an option that somebody else has read.
   *
   * @return whether this table has the option
   */
  public boolean apply(Setting<?> setting) {
    Consumer<? super Setting<?>> effect = effects.get(setting.spec().name());
    if (effect != null) {
      effect.accept(setting);
    }
    return effect != null;
  }

  /** Gathers the options of a table. */
  public static final class Builder {
    private final List<OptionSpec<?>> specs = new ArrayList<>();
    private final Map<String, Consumer<? super Setting<?>>> effects = new HashMap<>();

    private Builder() {}

    /**
     * Adds an option.
     *
     * @param effect gets each value that it is set to, also one that it has already
     */
    public <T> Builder on(OptionSpec<T> spec, Consumer<? super T> effect) {
      return onEach(List.of(spec), setting -> effect.accept(setting.value(spec)));
    }

    /**
     * Adds options that are set alike.
     *
     * @param effect gets each option that is set, with the value
     */
    public Builder onEach(List<OptionSpec<?>> alike, Consumer<? super Setting<?>> effect) {
      for (OptionSpec<?> spec : alike) {
        specs.add(spec);
        effects.put(spec.name(), effect);
      }
      return this;
    }

    /**
     * Returns the table.
     *
     * @throws IllegalArgumentException if two options have the same name
     */
    public OptionTable build() {
      return new OptionTable(this);
    }
  }
}
