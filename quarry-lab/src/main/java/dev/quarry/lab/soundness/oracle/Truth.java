package dev.quarry.lab.soundness.oracle;

import dev.quarry.lab.soundness.oracle.PlainRun.Failure;
import java.util.Collections;
import java.util.Map;
import java.util.Set;

/**
 * All that a program can do.
 *
 * @param lines with code
 * @param executed those that some input gets to
 * @param failures exceptions that some input brings about
 * @param outcomes by name of the entry, how calls of it end
 * @param runs how many calls were made
 * @param isEndless whether a call was cut off, so that there is no truth
 */
public record Truth(
    Set<Integer> lines,
    Set<Integer> executed,
    Set<Failure> failures,
    Map<String, Set<PlainOutcome>> outcomes,
    int runs,
    boolean isEndless) {
  public Truth {
    lines = Collections.unmodifiableSet(lines);
    executed = Collections.unmodifiableSet(executed);
    failures = Collections.unmodifiableSet(failures);
    outcomes = Collections.unmodifiableMap(outcomes);
  }
}
