package dev.quarry.engine.cover;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.kept.Fingerprints;
import dev.quarry.engine.kept.KeptResults;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.driver.Driver;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/** What turns of classes came to, in this run or in earlier ones. */
final class KeptClasses {
  private final CoverOptions options;
  private final KeptResults results;
  private final Fingerprints fingerprints;

  /**
   * @param driven the program with its drivers
   * @param drivers all of them
   */
  KeptClasses(CoverOptions options, Subject driven, Collection<MethodId> drivers) {
    this.options = options;
    this.results = options.setting().kept();
    this.fingerprints =
        new Fingerprints(
            driven.calls(),
            String.join(
                " ",
                "cover",
                options.strategy(),
                options.limits().toString(),
                options.tests().framework().toString(),
                options.tests().suffix(),
                options.extras().contains(CoverOptions.Extra.PROOFS) ? "proofs" : "",
                options.setting().fingerprint()),
            drivers.stream().map(MethodId::owner).toList());
  }

  /** The turn of a class that did not change since; its tests are written once more. */
  Optional<TurnResult> find(ClassPlan plan, Aim aim) {
    return canBeKept()
        ? results
            .find(fingerprint(plan, aim), TurnResult.class)
            .map(kept -> kept.writtenTo(options.tests()))
        : Optional.empty();
  }

  /**
   * Keeps a turn, unless there was less time than there should have been.
   *
   * @param budget that the class had
   */
  void keep(ClassPlan plan, Aim aim, TurnResult result, Duration budget) {
    if (canBeKept()
        && !options.setting().stop().isRequested()
        && budget.compareTo(options.limits().budget()) >= 0) {
      results.keep(fingerprint(plan, aim), result);
    }
  }

  private boolean canBeKept() {
    return results.isOpen() && !options.extras().contains(CoverOptions.Extra.NO_SUITE);
  }

  /** Proofs speak of whoever may call the class, so for these all of the program counts. */
  private String fingerprint(ClassPlan plan, Aim aim) {
    Stream<MethodId> entries = plan.drivers().stream().map(Driver::entry);
    boolean withProofs = options.extras().contains(CoverOptions.Extra.PROOFS);
    String wanted =
        (withProofs ? fingerprints.ofProgram() : "")
            + plan.group().name()
            + aim.branches()
            + aim.methods();
    return fingerprints.of(wanted, entries.toList());
  }
}
