package dev.quarry.concolic.protocol;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.program.MethodId;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a worker needs to know before its first run.
 *
 * @param classPath directories and jars of the program
 * @param entry the method to call
 * @param inputClasses classes whose static {@code any…} and {@code nondet…} methods are inputs
 * @param limits of each run
 * @param outputLimit how many characters of what the program prints are kept
 * @param stackBytes the stack of the thread that calls the entry
 * @param allowed what the program may do
 * @param privateDirectory where the program may write in any case
 * @param seed of whatever is random for the program
 */
public record Setup(
    List<String> classPath,
    MethodId entry,
    List<String> inputClasses,
    RunLimits limits,
    int outputLimit,
    long stackBytes,
    Set<Permission> allowed,
    String privateDirectory,
    long seed) {
  public Setup {
    classPath = List.copyOf(classPath);
    inputClasses = List.copyOf(inputClasses);
    Set<Permission> copy = EnumSet.noneOf(Permission.class);
    copy.addAll(allowed);
    allowed = Collections.unmodifiableSet(copy);
  }
}
