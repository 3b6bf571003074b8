package dev.quarry.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import demo.Triangle;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The jar and the libraries its manifest names are all that a user has. The class path of the other
 * tests is longer, so this one looks at what was packaged.
 */
class ShippedJarIT {
  private static final Path JAR = Path.of("target", "quarry-cli.jar").toAbsolutePath();

  @Test
  void everyLibraryInTheManifestIsThere() throws IOException {
    assertThat(libraries()).isNotEmpty().allSatisfy(library -> assertThat(library).isRegularFile());
  }

  @Test
  void nothingOfTheLaboratoryIsShipped() throws IOException {
    assertThat(libraries())
        .extracting(library -> library.getFileName().toString())
        .noneMatch(name -> name.startsWith("quarry-lab") || name.startsWith("jmh"));
  }

  @Test
  void everyClassThatQuarryMentionsIsShipped() throws IOException {
    List<Path> libraries = libraries();
    List<String> words =
        new ArrayList<>(List.of("--missing-deps", "--multi-release", "17", "--class-path"));
    words.add(String.join(File.pathSeparator, libraries.stream().map(Path::toString).toList()));
    words.add(JAR.toString());
    libraries.stream().filter(ShippedJarIT::isModule).map(Path::toString).forEach(words::add);
    assertThat(jdeps(words)).isBlank();
  }

  @Test
  void theJarWritesATestThatRuns(@TempDir Path directory) throws Exception {
    var reach =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-jar",
            JAR.toString(),
            "reach",
            "Triangle.java:15",
            "-cp",
            examples().toString(),
            "-o",
            directory.toString());
    Process process = reach.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output).contains("Triangle.java:15  reached");
    assertThat(directory.resolve("demo/TriangleQuarryTest.java")).exists();
  }

  @Test
  void nothingListensAndNothingOfTheNetworkIsLoadedByDefault(@TempDir Path directory)
      throws Exception {
    Path loaded = directory.resolve("loaded");
    var crash =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xlog:class+load:file=" + loaded,
            "-jar",
            JAR.toString(),
            "crash",
            "demo.Div",
            "--max-runs",
            "5",
            "-cp",
            examples().toString(),
            "-o",
            directory.toString());
    Process process = crash.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(output).isEqualTo(1);
    assertThat(Files.readString(loaded))
        .contains("dev.quarry.cli.crash.CrashCommand")
        .doesNotContain("org.apache.activemq", "io.netty", "dev.quarry.cluster");
  }

  private static List<Path> libraries() throws IOException {
    try (var jar = new JarFile(JAR.toFile())) {
      String classPath = jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      return Arrays.stream(classPath.split(" ")).map(JAR::resolveSibling).toList();
    }
  }

  /** What others' libraries mention besides is for features that Quarry does not use. */
  private static boolean isModule(Path library) {
    return library.getFileName().toString().startsWith("quarry-");
  }

  private static String jdeps(List<String> words) {
    var output = new StringWriter();
    var writer = new PrintWriter(output);
    ToolProvider jdeps = ToolProvider.findFirst("jdeps").orElseThrow();
    jdeps.run(writer, writer, words.toArray(String[]::new));
    return output.toString();
  }

  private static Path examples() throws URISyntaxException {
    return Path.of(Triangle.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
