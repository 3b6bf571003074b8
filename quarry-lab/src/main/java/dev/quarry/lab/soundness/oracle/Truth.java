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
 * @param prepared those that are executed to make arguments; whether they count is a question of
 *     taste
 * @param failures exceptions that some input brings about
 * @param outcomes by name of the entry, how calls of it end
 * @param runs how many calls were made
 * @param isIncomplete whether a call was cut off or left no trace, so that there is no truth
 */
public record Truth(
    Set<Integer> lines,
    Set<Integer> executed,
    Set<Integer> prepared,
    Set<Failure> failures,
    Map<String, Set<PlainOutcome>> outcomes,
    int runs,
    boolean isIncomplete) {
  public Truth {
    lines = Collections.unmodifiableSet(lines);
    executed = Collections.unmodifiableSet(executed);
    prepared = Collections.unmodifiableSet(prepared);
    failures = Collections.unmodifiableSet(failures);
    outcomes = Collections.unmodifiableMap(outcomes);
  }

  /** Whether a line is executed is beyond doubt. */
  public boolean isClear(int line) {
    return executed.contains(line) || !prepared.contains(line);
  }

  /** Whether some input brings about an exception of a class, or of a subclass, on a line. */
  public boolean fails(String exception, int line) {
    return failures.stream()
        .anyMatch(failure -> failure.line() == line && isKindOf(failure.exception(), exception));
  }

  private static boolean isKindOf(String exception, String wanted) {
    if (exception.equals(wanted)) {
      return true;
    }
    try {
      return Class.forName(wanted).isAssignableFrom(Class.forName(exception));
    } catch (ClassNotFoundException e) {
      // One of the program's own, which all extend RuntimeException.
      return wanted.equals(RuntimeException.class.getName());
    }
  }
}
