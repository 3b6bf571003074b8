package dev.quarry.engine.check;

import dev.quarry.engine.reason.Reason;
import dev.quarry.spec.Specification;
import dev.quarry.testgen.confirm.WrittenTest;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What came of a specification.
 *
 * @param specification which
 * @param verdict what
 * @param events of a violation, in their order
 * @param input the calls that lead to it, as Java; "" if there is none
 * @param test a test that fails because of it
 * @param note why there is no test; "" if there is one, or nothing to test
 * @param reasons what the verdict rests on, or why there is none
 * @param runs how many were made
 * @param time what it took
 */
public record SpecificationReport(
    Specification specification,
    Verdict verdict,
    List<String> events,
    String input,
    Optional<WrittenTest> test,
    String note,
    List<Reason> reasons,
    int runs,
    Duration time) {
  public SpecificationReport {
    events = List.copyOf(events);
    reasons = List.copyOf(reasons);
  }
}
