package dev.quarry.cli.maven;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A project of Maven, alone or a module among others.
 *
 * @param directory where its pom is, absolute
 * @param root the directory of the outermost pom that leads to it by its modules; {@code directory}
 *     if there is none
 */
public record MavenProject(Path directory, Path root) {
  /** Where compiled classes are, unless a pom says otherwise. */
  private static final String CLASSES = "target/classes";

  /** The project whose pom is in a directory, if there is one. */
  public static Optional<MavenProject> in(Path directory) {
    Path place = directory.toAbsolutePath().normalize();
    return Files.isRegularFile(place.resolve(Pom.FILE))
        ? Optional.of(new MavenProject(place, root(place)))
        : Optional.empty();
  }

  /**
   * The project that a user names.
   *
   * @param place a directory with a pom, or the pom itself
   * @throws UserError if there is no pom
   */
  public static MavenProject named(Path place) {
    Path directory = Files.isRegularFile(place) ? place.toAbsolutePath().getParent() : place;
    return Optional.ofNullable(directory)
        .flatMap(MavenProject::in)
        .orElseThrow(
            () ->
                new UserError(
                    ExitCode.USAGE,
                    "There is no pom.xml in `%s`, which --pom names; name the directory of a Maven"
                            .formatted(place)
                        + " project, or give the class path with -cp."));
  }

  private static Path root(Path directory) {
    Path root = directory;
    for (Path above = directory.getParent(); above != null; above = above.getParent()) {
      Path pom = above.resolve(Pom.FILE);
      if (Files.isRegularFile(pom)) {
        Path module = root;
        Path parent = above;
        boolean leads =
            pomOf(above).modules().stream()
                .anyMatch(name -> parent.resolve(name).normalize().equals(module));
        root = leads ? above : root;
      }
    }
    return root;
  }

  /** Whether Maven has to look at other modules to find out what this one needs. */
  boolean isOneOfMany() {
    return !root.equals(directory) || !pomOf(directory).modules().isEmpty();
  }

  /** The modules whose classes are meant: itself, or those below it that have classes. */
  Map<Path, Pom> modules() {
    Map<Path, Pom> found = new LinkedHashMap<>();
    addModules(directory, found);
    return found;
  }

  private static void addModules(Path directory, Map<Path, Pom> found) {
    if (!Files.isRegularFile(directory.resolve(Pom.FILE)) || found.containsKey(directory)) {
      return;
    }
    Pom pom = pomOf(directory);
    if (!pom.isAggregator()) {
      found.put(directory, pom);
    }
    pom.modules().forEach(name -> addModules(directory.resolve(name).normalize(), found));
  }

  /**
   * Where the compiled classes of its modules are; modules that have none are left out.
   *
   * @throws UserError if no module has any
   */
  public List<Path> classes() {
    List<Path> compiled = new ArrayList<>();
    modules()
        .keySet()
        .forEach(
            module -> {
              Path classes = module.resolve(CLASSES);
              if (Files.isDirectory(classes)) {
                compiled.add(classes);
              }
            });
    if (compiled.isEmpty()) {
      throw new UserError(
          ExitCode.USAGE,
          "The Maven project in %s is not compiled: there is no %s. Run 'mvn compile' first, or"
                  .formatted(directory, CLASSES)
              + " give the class path with -cp.");
    }
    return compiled;
  }

  private static Pom pomOf(Path directory) {
    Path file = directory.resolve(Pom.FILE);
    try {
      return Pom.read(file);
    } catch (IOException e) {
      throw new UserError(
          ExitCode.USAGE,
          "%s can't be read (%s). Mend it, or give the class path with -cp."
              .formatted(file, e.getMessage()));
    }
  }
}
