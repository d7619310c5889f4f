package org.tandemchess.engine;

import java.util.List;

/** An option as users see it: its name, what it may be set to, and what it is if nobody does. */
public sealed interface OptionSpec {

  /** Returns the name; users may write it in any case. */
  String name();

  /** A whole number from {@code min} to {@code max}, both included. */
  record Spin(String name, int initial, int min, int max) implements OptionSpec {}

  /** Yes or no. */
  record Check(String name, boolean initial) implements OptionSpec {}

  /** One of several words. */
  record Combo(String name, String initial, List<String> choices) implements OptionSpec {
    /** Copies the choices. */
    public Combo {
      choices = List.copyOf(choices);
    }
  }
}
