package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tandemchess.engine.EngineOptions;
import org.tandemchess.engine.option.Setting;

class PresetOptionsTest {

  @Test
  void flagsCountBeforeAFileAndAFileBeforeTheEnvironment(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("bot.options"),
            "# my bot\n\n  hash = 32   # small\nThreads=2\nMove Overhead=100\n");

    PresetOptions read =
        PresetOptions.read(
            "Hash=16; Ponder=true;;Threads=3;", file.toString(), List.of("Threads=4"));

    assertThat(read.faults()).isEmpty();
    EngineOptions options = EngineOptions.DEFAULT;
    for (Setting<?> setting : read.settings()) {
      options = options.with(setting);
    }
    assertThat(options.hash()).isEqualTo(32);
    assertThat(options.ponder()).isTrue();
    assertThat(options.threads()).isEqualTo(4);
    assertThat(options.moveOverhead()).isEqualTo(100);
  }

  @Test
  void nothingIsSetByNothing() {
    assertThat(PresetOptions.read("", null, List.of()))
        .isEqualTo(new PresetOptions(List.of(), List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "Hash, --option 'Hash': expected OPTION=VALUE",
    "=256, --option '=256': expected OPTION=VALUE",
    "Hash=much, 'Hash needs a whole number, not: much'",
    "Ponder=, 'Ponder needs true or false, not: '",
    "Hush=256, unknown option: Hush",
  })
  void saysWhereAndWhatIsWrong(String text, String fault) {
    assertThat(PresetOptions.read(null, null, List.of(text)).faults())
        .singleElement()
        .asString()
        .startsWith("--option '" + text + "': ")
        .contains(fault);
    assertThat(PresetOptions.read("Hash=16;" + text, null, List.of()).faults())
        .singleElement()
        .asString()
        .startsWith("TANDEM_OPTIONS '" + text + "': ");
  }

  @Test
  void namesTheLineOfAFile(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("o"), "Hash=16\n\nHush=1\nPonder\n");
    assertThat(PresetOptions.read(null, file.toString(), List.of()).faults())
        .containsExactly(
            "--options-file '" + file + "' line 3 'Hush=1': unknown option: Hush",
            "--options-file '"
                + file
                + "' line 4 'Ponder': expected OPTION=VALUE, such as Hash=256");
    for (String name : List.of(folder.toString(), folder.resolve("none").toString(), "\0")) {
      assertThat(PresetOptions.read(null, name, List.of()).faults())
          .singleElement()
          .asString()
          .startsWith("--options-file '" + name + "': expected ");
    }
  }
}
