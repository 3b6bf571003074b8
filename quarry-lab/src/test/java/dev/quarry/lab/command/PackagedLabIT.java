package dev.quarry.lab.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;

/** The jar that {@code ./lab} runs, with the libraries that its manifest names and no others. */
class PackagedLabIT {
  private static final Path JAR = Path.of("target", "quarry-lab.jar").toAbsolutePath();

  @Test
  void everyClassThatTheLaboratoryMentionsIsThere() throws IOException {
    var output = new StringWriter();
    var writer = new PrintWriter(output);
    String classPath =
        String.join(File.pathSeparator, libraries().stream().map(Path::toString).toList());
    ToolProvider.findFirst("jdeps")
        .orElseThrow()
        .run(
            writer,
            writer,
            "--missing-deps",
            "--multi-release",
            "17",
            "--class-path",
            classPath,
            JAR.toString());
    assertThat(output.toString()).isBlank();
  }

  @Test
  void theJarRunsAnExperiment() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(
                List.of(java, "-jar", JAR.toString(), "walk", "--only", "blind", "--seeds", "1"))
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output).contains("blind.example1");
  }

  private static List<Path> libraries() throws IOException {
    try (var jar = new JarFile(JAR.toFile())) {
      String classPath = jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      return Arrays.stream(classPath.split(" ")).map(JAR::resolveSibling).toList();
    }
  }
}
