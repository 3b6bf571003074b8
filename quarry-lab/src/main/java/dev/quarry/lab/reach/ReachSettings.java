package dev.quarry.lab.reach;

import dev.quarry.engine.reach.Engine;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What to look for, and how long.
 *
 * @param libraries each a class path: a jar or a directory, then what it needs
 * @param classes whose branches count, with stars; empty for all
 * @param sides how many sides of branches are drawn from all libraries together
 * @param seed of the draw
 * @param engines each gets all sides
 * @param budget for each side and engine
 * @param jobs how many sides at a time
 * @param log where results are kept, and taken from if they are there
 */
public record ReachSettings(
    List<List<Path>> libraries,
    List<String> classes,
    int sides,
    long seed,
    List<Engine> engines,
    Duration budget,
    int jobs,
    Path log) {
  public ReachSettings {
    libraries = libraries.stream().map(List::copyOf).toList();
    classes = List.copyOf(classes);
    engines = List.copyOf(engines);
  }

  /** Whether the branches of a class count; a nested class counts with its outer one. */
  boolean admits(String className) {
    String top = className.replaceFirst("(?<=[^.])\\$.*", "");
    return classes.isEmpty()
        || classes.stream().anyMatch(glob -> pattern(glob).matcher(top).matches());
  }

  private static Pattern pattern(String glob) {
    return Pattern.compile(Pattern.quote(glob).replace("*", "\\E[^.]*\\Q"));
  }
}
