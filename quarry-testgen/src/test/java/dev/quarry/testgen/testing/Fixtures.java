package dev.quarry.testgen.testing;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.Scenario;
import dev.quarry.testgen.recipe.Scenarios;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The class files of the fixtures alone, as a program. */
public final class Fixtures implements AutoCloseable {
  public static final String HOME = "dev.quarry.testgen.fixtures";

  private final Path directory;
  private final ClassPath classPath;
  private final ClassHierarchy hierarchy;

  /**
   * @param directory an empty one, which the class files are copied to
   */
  public Fixtures(Path directory) {
    this.directory = directory;
    String folder = HOME.replace('.', '/');
    try (Stream<Path> files = Files.list(classesOf(Fixtures.class).resolve(folder))) {
      Path to = Files.createDirectories(directory.resolve(folder));
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    this.classPath = ClassPath.of(List.of(directory));
    this.hierarchy = new ClassHierarchy(classPath);
  }

  /** The directory or jar that a class was loaded from. */
  public static Path classesOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  public Path directory() {
    return directory;
  }

  public ClassHierarchy hierarchy() {
    return hierarchy;
  }

  /** A class by its simple binary name, such as {@code Outer$Inner}. */
  public ClassFile file(String name) {
    return classPath.get(HOME + "." + name);
  }

  public List<ClassFile> files() {
    return classPath.readAll().files();
  }

  /** The first method with a name. */
  public MethodShape method(String type, String name) {
    return file(type).methods().stream()
        .filter(method -> method.id().name().equals(name) && !method.isBridge())
        .findFirst()
        .orElseThrow();
  }

  public List<Scenario> scenarios(String type, String method) {
    return new Scenarios(hierarchy).of(method(type, method));
  }

  @Override
  public void close() {
    classPath.close();
  }
}
