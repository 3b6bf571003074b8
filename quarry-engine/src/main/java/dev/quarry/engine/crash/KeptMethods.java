package dev.quarry.engine.crash;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.kept.Fingerprints;
import dev.quarry.engine.kept.KeptResults;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.StateEnding;
import dev.quarry.testgen.driver.Driver;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What explorations of methods have found, in this run or in earlier ones. */
final class KeptMethods {
  /** What may go better the next time. */
  private static final List<StateEnding> ACCIDENTS =
      List.of(StateEnding.INTERNAL_ERROR, StateEnding.PROCESS_LOST, StateEnding.TIMED_OUT);

  private final CrashOptions options;
  private final KeptResults results;
  private final Fingerprints fingerprints;

  /**
   * @param driven the program with its drivers
   * @param plans all of them
   */
  KeptMethods(CrashOptions options, Subject driven, List<MethodPlan> plans) {
    this.options = options;
    this.results = options.setting().kept();
    this.fingerprints =
        new Fingerprints(
            driven.calls(),
            "crash "
                + options.limits()
                + options.tests().reflection()
                + options.setting().fingerprint(),
            plans.stream()
                .flatMap(plan -> plan.drivers().stream())
                .map(driver -> driver.entry().owner())
                .toList());
  }

  /** What is known of a method that did not change since. */
  Optional<Explored> find(MethodPlan plan) {
    return results.isOpen() && !plan.drivers().isEmpty()
        ? results.find(fingerprint(plan), KeptMethod.class).map(kept -> kept.of(plan.method().id()))
        : Optional.empty();
  }

  /**
   * Keeps what was found, unless there was less time than there should have been.
   *
   * @param budget that it was explored with
   */
  void keep(MethodPlan plan, Explored found, Duration budget) {
    if (results.isOpen()
        && !plan.drivers().isEmpty()
        && !options.setting().stop().isRequested()
        && budget.compareTo(options.limits().budget()) >= 0
        && ACCIDENTS.stream().noneMatch(row -> found.endings().count(row) > 0)) {
      results.keep(fingerprint(plan), KeptMethod.of(found));
    }
  }

  private String fingerprint(MethodPlan plan) {
    List<MethodId> entries = plan.drivers().stream().map(Driver::entry).toList();
    return fingerprints.of(plan.method().id().userForm(), entries);
  }
}
