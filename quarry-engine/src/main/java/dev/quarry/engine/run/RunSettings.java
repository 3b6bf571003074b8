package dev.quarry.engine.run;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.client.WorkerOptions;
import dev.quarry.concolic.client.WorkerOptions.ProcessLimits;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.program.MethodId;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * What a command's runs have in common, whatever entry they begin with.
 *
 * @param classPath of the program, and of its drivers if it has some
 * @param inputClasses classes whose {@code nondet…} and {@code any…} methods are inputs
 * @param allowed what the program may do though it reaches outside
 * @param limits of each run
 * @param runTime how long a run may take that has its classes loaded
 * @param seed of whatever is random for the program
 */
public record RunSettings(
    List<Path> classPath,
    List<String> inputClasses,
    Set<Permission> allowed,
    RunLimits limits,
    Duration runTime,
    long seed) {

  public RunSettings {
    classPath = List.copyOf(classPath);
    inputClasses = List.copyOf(inputClasses);
    allowed = Set.copyOf(allowed);
  }

  /** What a worker is to know that runs a method. */
  public WorkerOptions at(MethodId entry) {
    return WorkerOptions.of(classPath, entry)
        .withInputClasses(inputClasses)
        .withLimits(limits)
        .withProcess(ProcessLimits.DEFAULT.withRunTime(runTime))
        .withAllowed(allowed)
        .withSeed(seed);
  }
}
