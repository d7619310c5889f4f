package org.tandemchess.app.argument;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tandemchess.lab.asked.AskedEngine;
import org.tandemchess.match.play.EngineEntry;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.protocol.client.Programs;

/** Engines as people write them, such as {@code tandem:Threads=2} or {@code uci:COMMAND}. */
public final class EngineText {
  private EngineText() {}

  /**
   * Returns the engine of an argument.
   *
   * @throws InvalidInputException if the text is none, or its program does not exist
   */
  public static AskedEngine open(String argument, String text) {
    return new AskedEngine(parse(argument, text));
  }

  /**
   * Returns what the text of an argument stands for.
   *
   * @throws InvalidInputException if the text is none, or its program does not exist
   */
  public static EngineEntry parse(String argument, String text) {
    TeamEntry team;
    try {
      team = TeamEntry.parse(text);
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(List.of(argument + ": " + e.getMessage()));
    }
    if (team.engines().size() != 1) {
      throw InvalidInputException.of(argument, text, "one engine");
    }
    EngineEntry engine = team.engines().getFirst();
    checkProgram(argument, text, engine);
    return engine;
  }

  private static String expected(String argument, String word) {
    Path file = InputFiles.path(argument, word);
    if (!word.contains("/")) {
      return "a program that exists, not " + word;
    }
    if (Files.isDirectory(file)) {
      return "a program, not " + word + ", which is a folder";
    }
    return Files.exists(file)
        ? "a program that may be executed, not " + word + " (chmod +x would allow it)"
        : "a program that exists, not " + word;
  }

  /**
   * Looks for the program of an engine.
   *
   * @throws InvalidInputException if it does not exist
   */
  public static void checkProgram(String argument, String text, EngineEntry engine) {
    if (engine instanceof EngineEntry.Program program) {
      String word = program.command().getFirst();
      if (Programs.find(word).isEmpty()) {
        throw InvalidInputException.of(argument, text, expected(argument, word));
      }
    }
  }
}
