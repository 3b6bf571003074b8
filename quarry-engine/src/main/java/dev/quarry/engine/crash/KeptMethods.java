package dev.quarry.engine.crash;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.kept.Fingerprints;
import dev.quarry.engine.kept.KeptResults;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.StateEnding;
import dev.quarry.testgen.driver.Driver;
import java.io.IOException;
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
  private final ShownForm form;
  private final Optional<Fingerprints> fingerprints;

  /**
   * @param parts what all hunts share
   * @param driven the program with its drivers
   * @param plans all of them
   */
  KeptMethods(HuntParts parts, Subject driven, List<MethodPlan> plans) {
    this.options = parts.options();
    this.results = options.setting().kept();
    this.form = new ShownForm(parts.factory());
    this.fingerprints =
        results.isOpen() ? Optional.of(fingerprints(driven, plans)) : Optional.empty();
  }

  private Fingerprints fingerprints(Subject driven, List<MethodPlan> plans) {
    return new Fingerprints(
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
  Optional<Shown> find(MethodPlan plan) {
    return fingerprint(plan)
        .flatMap(fingerprint -> results.find(fingerprint, KeptMethod.class))
        .flatMap(kept -> read(kept, plan));
  }

  /** Broken is as good as not there. */
  private Optional<Shown> read(KeptMethod kept, MethodPlan plan) {
    try {
      return Optional.of(form.read(kept.shown(), plan));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * Keeps what was found, unless there was less time than there should have been.
   *
   * @param budget that it was explored with
   */
  void keep(MethodPlan plan, Shown found, Duration budget) {
    if (!options.setting().stop().isRequested()
        && budget.compareTo(options.limits().budget()) >= 0
        && ACCIDENTS.stream().noneMatch(row -> found.endings().count(row) > 0)) {
      fingerprint(plan)
          .ifPresent(fingerprint -> results.keep(fingerprint, new KeptMethod(form.write(found))));
    }
  }

  /** Empty if nothing is kept of such a method. */
  private Optional<String> fingerprint(MethodPlan plan) {
    List<MethodId> entries = plan.drivers().stream().map(Driver::entry).toList();
    return fingerprints
        .filter(any -> !entries.isEmpty())
        .map(all -> all.of(plan.method().id().userForm(), entries));
  }
}
