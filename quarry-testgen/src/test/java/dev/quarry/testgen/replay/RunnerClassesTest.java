package dev.quarry.testgen.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.testgen.replay.runner.ReplayMain;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunnerClassesTest {
  @Test
  void noClassOfTheRunnerIsForgotten() throws Exception {
    URI main = ReplayMain.class.getResource("ReplayMain.class").toURI();
    assertThat(classesIn(Path.of(main).getParent())).containsExactlyElementsOf(RunnerClasses.NAMES);
  }

  @Test
  void theRunnerIsCopiedAlone(@TempDir Path directory) throws Exception {
    RunnerClasses.write(directory);
    try (Stream<Path> files = Files.walk(directory)) {
      assertThat(files.filter(Files::isRegularFile)).hasSize(RunnerClasses.NAMES.size());
    }
    assertThat(classesIn(directory.resolve("dev/quarry/testgen/replay/runner")))
        .containsExactlyElementsOf(RunnerClasses.NAMES);
  }

  private static List<String> classesIn(Path directory) throws Exception {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(file -> file.getFileName().toString().replace(".class", ""))
          .filter(name -> !name.equals("package-info"))
          .sorted()
          .toList();
    }
  }
}
