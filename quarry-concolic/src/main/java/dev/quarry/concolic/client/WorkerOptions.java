package dev.quarry.concolic.client;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.program.MethodId;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * What workers run, and within which limits.
 *
 * @param classPath directories and jars of the program
 * @param entry the method to call
 * @param inputClasses classes whose static {@code any…} and {@code nondet…} methods are inputs
 * @param limits of each run
 * @param process limits of the process
 * @param allowed what the program may do to the world outside
 * @param seed of whatever is random for the program
 */
public record WorkerOptions(
    List<Path> classPath,
    MethodId entry,
    List<String> inputClasses,
    RunLimits limits,
    ProcessLimits process,
    Set<Permission> allowed,
    long seed) {
  public WorkerOptions {
    classPath = List.copyOf(classPath);
    inputClasses = List.copyOf(inputClasses);
    allowed = Set.copyOf(allowed);
  }

  /** An entry of a program, with everything else as usual. */
  public static WorkerOptions of(List<Path> classPath, MethodId entry) {
    return new WorkerOptions(
        classPath, entry, List.of(), RunLimits.DEFAULT, ProcessLimits.DEFAULT, Set.of(), 0);
  }

  public WorkerOptions withClassPath(List<Path> changed) {
    return new WorkerOptions(changed, entry, inputClasses, limits, process, allowed, seed);
  }

  public WorkerOptions withEntry(MethodId method) {
    return new WorkerOptions(classPath, method, inputClasses, limits, process, allowed, seed);
  }

  public WorkerOptions withInputClasses(List<String> classes) {
    return new WorkerOptions(classPath, entry, classes, limits, process, allowed, seed);
  }

  public WorkerOptions withLimits(RunLimits changed) {
    return new WorkerOptions(classPath, entry, inputClasses, changed, process, allowed, seed);
  }

  public WorkerOptions withProcess(ProcessLimits changed) {
    return new WorkerOptions(classPath, entry, inputClasses, limits, changed, allowed, seed);
  }

  public WorkerOptions withAllowed(Set<Permission> permissions) {
    return new WorkerOptions(classPath, entry, inputClasses, limits, process, permissions, seed);
  }

  public WorkerOptions withSeed(long changed) {
    return new WorkerOptions(classPath, entry, inputClasses, limits, process, allowed, changed);
  }

  /**
   * What a process may use.
   *
   * @param java the JDK to run on, such as the value of {@code java.home}
   * @param heapMegabytes its heap
   * @param stackBytes the stack of the thread that runs the program
   * @param runTime how long one run may take before the process is killed
   * @param outputLimit how many characters of what a run prints are kept
   * @param guarding which walls stand around it
   */
  public record ProcessLimits(
      Path java,
      int heapMegabytes,
      long stackBytes,
      Duration runTime,
      int outputLimit,
      Guarding guarding) {
    /** The controller's own JDK, 1 GiB of heap, 8 MiB of stack, 10 s, 10,000 characters. */
    public static final ProcessLimits DEFAULT =
        new ProcessLimits(
            Path.of(System.getProperty("java.home")),
            1024,
            8L << 20,
            Duration.ofSeconds(10),
            10_000,
            Guarding.FULL);

    public ProcessLimits withJava(Path home) {
      return new ProcessLimits(home, heapMegabytes, stackBytes, runTime, outputLimit, guarding);
    }

    public ProcessLimits withHeapMegabytes(int megabytes) {
      return new ProcessLimits(java, megabytes, stackBytes, runTime, outputLimit, guarding);
    }

    public ProcessLimits withRunTime(Duration limit) {
      return new ProcessLimits(java, heapMegabytes, stackBytes, limit, outputLimit, guarding);
    }

    public ProcessLimits withOutputLimit(int characters) {
      return new ProcessLimits(java, heapMegabytes, stackBytes, runTime, characters, guarding);
    }

    /** For tests and measurements. */
    public ProcessLimits withGuarding(Guarding walls) {
      return new ProcessLimits(java, heapMegabytes, stackBytes, runTime, outputLimit, walls);
    }
  }
}
