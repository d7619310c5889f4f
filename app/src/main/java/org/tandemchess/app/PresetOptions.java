package org.tandemchess.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tandemchess.app.argument.InputFiles;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.option.OptionSpecs;
import org.tandemchess.engine.option.Read;
import org.tandemchess.engine.option.Setting;

/**
 * Options of the engine that are set for a session before its host says a word: by the environment,
 * then by a file, then by flags, of which the later count. Immutable.
 *
 * @param settings in the order in which they are made
 * @param faults what is wrong, a line each; none if all could be read
 */
record PresetOptions(List<Setting<?>> settings, List<String> faults) {
  /** The variable of the environment: options with semicolons between them. */
  static final String VARIABLE = "TANDEM_OPTIONS";

  private static final OptionSpecs SPECS =
      new OptionSpecs(
          Stream.concat(EngineOptions.SPECS.stream(), Stream.of(EngineOptions.RULES)).toList());

  /** Copies the lists. */
  PresetOptions {
    settings = List.copyOf(settings);
    faults = List.copyOf(faults);
  }

  /**
   * Reads all options.
   *
   * @param environment value of the variable, or null if it is not set
   * @param file name of a file with an option a line, blank lines and comments behind {@code #}
   *     aside, or null if there is none
   * @param flags one option each, such as {@code Hash=256}
   */
  static PresetOptions read(
      @Nullable String environment, @Nullable String file, List<String> flags) {
    Reading reading = new Reading();
    if (environment != null) {
      for (String text : environment.split(";", -1)) {
        reading.takeIfAny(VARIABLE, text);
      }
    }
    if (file != null) {
      reading.takeFile(file);
    }
    for (String text : flags) {
      reading.take("--option", text);
    }
    return new PresetOptions(reading.settings, reading.faults);
  }

  private static final class Reading {
    private final List<Setting<?>> settings = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    private void takeFile(String name) {
      Path path;
      try {
        path = Path.of(name);
      } catch (InvalidPathException e) {
        faults.add("--options-file '" + name + "': expected the name of a file");
        return;
      }
      try {
        int number = 0;
        for (String line : Files.readAllLines(path)) {
          number++;
          takeIfAny("--options-file '" + name + "' line " + number, line.split("#", 2)[0]);
        }
      } catch (IOException e) {
        faults.add(InputFiles.fault("--options-file", path, e));
      }
    }

    private void takeIfAny(String where, String text) {
      if (!text.isBlank()) {
        take(where, text.strip());
      }
    }

    private void take(String where, String text) {
      int sign = text.indexOf('=');
      if (sign <= 0) {
        faults.add(where + " '" + text + "': expected OPTION=VALUE, such as Hash=256");
        return;
      }
      String value = text.substring(sign + 1);
      switch (SPECS.read(text.substring(0, sign).strip(), value)) {
        case Read.Ok<Setting<?>>(Setting<?> setting) -> settings.add(setting);
        case Read.Refused<Setting<?>>(String why) -> faults.add(where + " '" + text + "': " + why);
      }
    }
  }
}
