package dev.quarry.symcretic.step;

import dev.quarry.expr.Input;
import dev.quarry.symcretic.state.Assignment;
import java.util.List;
import java.util.Optional;

/**
 * What an instruction does.
 *
 * @param assignment what it does to the state if it completes
 * @param failures how it can throw, in the order in which the JVM looks
 * @param completes whether it can complete at all
 * @param approximation what was not taken exactly, as a sentence without the place
 * @param shared the variable that gets an object of the JDK's which is taken for a new one though
 *     it may be one that exists: a cached box, a string that is returned unchanged
 */
public record Meaning(
    Assignment assignment,
    List<Failure> failures,
    boolean completes,
    Optional<String> approximation,
    Optional<Input> shared) {
  public Meaning {
    failures = List.copyOf(failures);
  }

  public Meaning(
      Assignment assignment,
      List<Failure> failures,
      boolean completes,
      Optional<String> approximation) {
    this(assignment, failures, completes, approximation, Optional.empty());
  }

  static Meaning of(Assignment assignment, Failure... failures) {
    return new Meaning(assignment, List.of(failures), true, Optional.empty());
  }

  static Meaning of(Assignment assignment, List<Failure> failures) {
    return new Meaning(assignment, failures, true, Optional.empty());
  }

  Meaning approximately(String what) {
    return new Meaning(assignment, failures, completes, Optional.of(what), shared);
  }

  Meaning sharing(Input variable) {
    return new Meaning(assignment, failures, completes, approximation, Optional.of(variable));
  }
}
