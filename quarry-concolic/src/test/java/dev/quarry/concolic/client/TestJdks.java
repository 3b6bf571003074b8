package dev.quarry.concolic.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;

/**
 * JDKs to try the guard on: the one that runs the tests, and those that a system property names,
 * separated as in a class path. Without the property, the newest that is installed beside it.
 */
public final class TestJdks {
  private static final String PROPERTY = "quarry.test.jdks";

  private TestJdks() {}

  /** What their {@code JAVA_HOME} would be. */
  public static List<Path> homes() throws IOException {
    Path own = Path.of(System.getProperty("java.home")).toRealPath();
    Set<Path> homes = new LinkedHashSet<>(List.of(own));
    String named = System.getProperty(PROPERTY);
    if (named == null) {
      newestBeside(own).forEach(homes::add);
    } else {
      Stream.of(named.split(":")).filter(home -> !home.isEmpty()).map(Path::of).forEach(homes::add);
    }
    return new ArrayList<>(homes);
  }

  private static Stream<Path> newestBeside(Path own) throws IOException {
    try (Stream<Path> places = Files.list(own.getParent())) {
      return places.filter(home -> version(home) > Runtime.version().feature()).toList().stream()
          .max(Comparator.comparingInt(TestJdks::version))
          .stream();
    }
  }

  /** As its file says; 0 if it is none that has a compiler. */
  private static int version(Path home) {
    Path release = home.resolve("release");
    if (!Files.isRegularFile(release) || !Files.isExecutable(home.resolve("bin/javac"))) {
      return 0;
    }
    try (var in = Files.newInputStream(release)) {
      Properties properties = new Properties();
      properties.load(in);
      String version = properties.getProperty("JAVA_VERSION", "0").replace("\"", "");
      return Runtime.Version.parse(version).feature();
    } catch (IOException | IllegalArgumentException e) {
      return 0;
    }
  }
}
