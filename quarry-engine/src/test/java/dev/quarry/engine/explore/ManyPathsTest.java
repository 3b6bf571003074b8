package dev.quarry.engine.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManyPathsTest {
  /** Much less than what a controller usually has. */
  private static final String HEAP = "-Xmx192m";

  @Test
  void sixteenThousandPathsAreExploredToTheLastInASmallHeap(@TempDir Path directory)
      throws Exception {
    Path output = directory.resolve("output");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                HEAP,
                "-cp",
                System.getProperty("java.class.path"),
                ManyPathsMain.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      assertThat(process.waitFor(3, TimeUnit.MINUTES)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    assertThat(Files.readString(output, StandardCharsets.UTF_8).strip())
        .isEqualTo("paths 16384 distinct 16384 open []");
  }
}
