package dev.quarry.symcretic.step;

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
 */
public record Meaning(
    Assignment assignment,
    List<Failure> failures,
    boolean completes,
    Optional<String> approximation) {
  public Meaning {
    failures = List.copyOf(failures);
  }

  static Meaning of(Assignment assignment, Failure... failures) {
    return new Meaning(assignment, List.of(failures), true, Optional.empty());
  }

  static Meaning of(Assignment assignment, List<Failure> failures) {
    return new Meaning(assignment, failures, true, Optional.empty());
  }

  Meaning approximately(String what) {
    return new Meaning(assignment, failures, completes, Optional.of(what));
  }
}
