package dev.quarry.engine.forward;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.program.Location;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.Optional;

/** What is not known after a run that ended other than by a return or an exception. */
public final class EndingAssumptions {
  private EndingAssumptions() {}

  /**
   * What the ending of a run leaves open; empty if the run was followed to its end.
   *
   * @param entry where the run began
   */
  public static Optional<Assumption> of(RunReport report, Location entry) {
    Ending ending = report.ending();
    return switch (ending.kind()) {
      case RETURNED, THREW -> Optional.empty();
      case ASSUMPTION_FAILED -> at(entry, AssumptionCode.ASSUMED);
      case CLASS_MISSING, CLASS_TOO_NEW, LINKAGE, INITIALISER_FAILED ->
          isTold(report)
              ? Optional.empty()
              : at(entry, AssumptionCode.LINKAGE, ending.exception(), ending.message());
      case REFUSED -> at(entry, AssumptionCode.REFUSED, ending.message());
      case INTERNAL_ERROR -> at(entry, AssumptionCode.INTERNAL_ERROR, ending.message());
      case TIMED_OUT, PATH_TOO_LONG, CALL_TOO_DEEP, HEAP_EXHAUSTED, WORKER_LOST ->
          at(entry, AssumptionCode.RUN_CUT, ending.kind().text());
    };
  }

  /** Whether the run itself says what is wrong with the program, which it knows better. */
  private static boolean isTold(RunReport report) {
    return report.assumptions().stream().anyMatch(told -> told.code().isAboutProgram());
  }

  private static Optional<Assumption> at(Location entry, AssumptionCode code, String... arguments) {
    return Optional.of(Assumption.at(entry, code, arguments));
  }
}
