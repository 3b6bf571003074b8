package dev.quarry.engine.explore;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.engine.run.RunSettings;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What to explore, and how.
 *
 * @param classPath of the program
 * @param entry the method as users write it
 * @param searcher the name of the searcher
 * @param inputClasses classes whose {@code nondet…} and {@code any…} methods are inputs
 * @param allowed operations that the program may do though they reach outside
 * @param limits how far
 * @param jobs how many runs at a time
 * @param seed where random choices start
 */
public record ExploreOptions(
    List<Path> classPath,
    String entry,
    String searcher,
    List<String> inputClasses,
    List<String> allowed,
    ExploreLimits limits,
    int jobs,
    long seed) {
  public ExploreOptions {
    classPath = List.copyOf(classPath);
    inputClasses = List.copyOf(inputClasses);
    allowed = List.copyOf(allowed);
  }

  /** Breadth first, one run at a time, and nothing is allowed. */
  public static ExploreOptions of(List<Path> classPath, String entry, ExploreLimits limits) {
    return new ExploreOptions(classPath, entry, "bfs", List.of(), List.of(), limits, 1, 1);
  }

  public ExploreOptions withSearcher(String changed) {
    return new ExploreOptions(classPath, entry, changed, inputClasses, allowed, limits, jobs, seed);
  }

  public ExploreOptions withInputClasses(List<String> changed) {
    return new ExploreOptions(classPath, entry, searcher, changed, allowed, limits, jobs, seed);
  }

  public ExploreOptions withAllowed(List<String> changed) {
    return new ExploreOptions(
        classPath, entry, searcher, inputClasses, changed, limits, jobs, seed);
  }

  public ExploreOptions withJobs(int changed) {
    return new ExploreOptions(
        classPath, entry, searcher, inputClasses, allowed, limits, changed, seed);
  }

  public ExploreOptions withSeed(long changed) {
    return new ExploreOptions(
        classPath, entry, searcher, inputClasses, allowed, limits, jobs, changed);
  }

  /** What all runs have in common. */
  public RunSettings runs() {
    return new RunSettings(
        classPath, inputClasses, permissions(), limits.run(), limits.runTime(), seed);
  }

  /** What the program may do. */
  public Set<Permission> permissions() {
    Set<Permission> permissions = EnumSet.noneOf(Permission.class);
    for (String name : allowed) {
      permissions.add(
          Arrays.stream(Permission.values())
              .filter(permission -> permission.text().equals(name))
              .findFirst()
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "Nothing called `%s` can be allowed; take one of %s."
                              .formatted(name, names()))));
    }
    return permissions;
  }

  private static String names() {
    return Arrays.stream(Permission.values())
        .map(Permission::text)
        .collect(Collectors.joining(", "));
  }
}
