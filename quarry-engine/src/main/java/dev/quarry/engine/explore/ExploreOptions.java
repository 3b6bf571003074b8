package dev.quarry.engine.explore;

import dev.quarry.concolic.client.WorkerOptions;
import dev.quarry.concolic.client.WorkerOptions.ProcessLimits;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.runtime.RunLimits;
import dev.quarry.program.MethodId;
import dev.quarry.search.tree.PathLimits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What to explore, and how far.
 *
 * @param classPath of the program
 * @param entry the method as users write it
 * @param searcher the name of the searcher
 * @param inputClasses classes whose {@code nondet…} and {@code any…} methods are inputs
 * @param allowed operations that the program may do though they reach outside
 * @param budget for everything
 * @param maxRuns how many runs at most
 * @param maxPath how many decisions on one path
 * @param branchBound how often one path may take the same branch; 0 for no bound
 * @param runTime for one run
 * @param runSteps for one run, in method entries and loop iterations
 * @param solverTime for one query
 * @param jobs how many runs at a time
 * @param seed where random choices start
 * @param callDepth how deep calls of program methods are followed, counted from the entry, whose
 *     own calls have depth 1; {@link RunLimits#ANY_DEPTH} for no limit
 */
public record ExploreOptions(
    List<Path> classPath,
    String entry,
    String searcher,
    List<String> inputClasses,
    List<String> allowed,
    Duration budget,
    int maxRuns,
    int maxPath,
    int branchBound,
    Duration runTime,
    int runSteps,
    Duration solverTime,
    int jobs,
    long seed,
    int callDepth) {
  public ExploreOptions {
    classPath = List.copyOf(classPath);
    inputClasses = List.copyOf(inputClasses);
    allowed = List.copyOf(allowed);
  }

  /** Options that follow calls however deep. */
  public ExploreOptions(
      List<Path> classPath,
      String entry,
      String searcher,
      List<String> inputClasses,
      List<String> allowed,
      Duration budget,
      int maxRuns,
      int maxPath,
      int branchBound,
      Duration runTime,
      int runSteps,
      Duration solverTime,
      int jobs,
      long seed) {
    this(
        classPath,
        entry,
        searcher,
        inputClasses,
        allowed,
        budget,
        maxRuns,
        maxPath,
        branchBound,
        runTime,
        runSteps,
        solverTime,
        jobs,
        seed,
        RunLimits.ANY_DEPTH);
  }

  /** The same, with calls followed to another depth. */
  public ExploreOptions withCallDepth(int depth) {
    return new ExploreOptions(
        classPath,
        entry,
        searcher,
        inputClasses,
        allowed,
        budget,
        maxRuns,
        maxPath,
        branchBound,
        runTime,
        runSteps,
        solverTime,
        jobs,
        seed,
        depth);
  }

  PathLimits pathLimits() {
    return new PathLimits(maxPath, branchBound == 0 ? Integer.MAX_VALUE : branchBound);
  }

  /** What a worker is to know that runs a method. */
  public WorkerOptions workerOptions(MethodId method) {
    RunLimits usual = RunLimits.DEFAULT;
    RunLimits limits =
        new RunLimits(runSteps, maxPath, usual.arrayLength(), usual.collectionSize(), callDepth);
    return WorkerOptions.of(classPath, method)
        .withInputClasses(inputClasses)
        .withLimits(limits)
        .withProcess(ProcessLimits.DEFAULT.withRunTime(runTime))
        .withAllowed(permissions())
        .withSeed(seed);
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
