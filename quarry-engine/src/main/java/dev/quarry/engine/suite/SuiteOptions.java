package dev.quarry.engine.suite;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.solver.Stop;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * How a suite is written.
 *
 * @param classPath of the program, without drivers
 * @param tests what they look like, and where they go
 * @param allowed what tests may do though it reaches outside
 * @param guard an existing directory for what guards the processes that run tests
 * @param shrinkingRuns how many runs may be spent on making one input smaller
 * @param stop from which on tests are written as inputs were found
 */
public record SuiteOptions(
    List<Path> classPath,
    TestOutput tests,
    Set<Permission> allowed,
    Path guard,
    int shrinkingRuns,
    Stop stop) {
  public static final int SHRINKING_RUNS = 200;

  public SuiteOptions {
    classPath = List.copyOf(classPath);
    allowed = Set.copyOf(allowed);
  }
}
