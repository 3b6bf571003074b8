package dev.quarry.engine.cover;

import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A class that is to have its turn.
 *
 * @param plan how its methods are called
 * @param aim what is wanted
 * @param counted all of its branches
 */
record ClassTask(ClassPlan plan, Aim aim, CountedBranches counted) {

  /**
   * @param program without drivers
   */
  static ClassTask of(ClassPlan plan, Program program, Wanted wanted) {
    List<String> classes = plan.group().classes();
    CountedBranches counted = CountedBranches.of(program, classes);
    return new ClassTask(plan, Aim.of(classes, counted, wanted), counted);
  }

  /** Whether there is nothing to do, or nothing that can be done. */
  boolean isEmpty() {
    return aim.isEmpty() || plan.drivers().isEmpty();
  }

  ClassTurn turn(TurnResult result) {
    return new ClassTurn(plan, aim, counted, result);
  }

  /** It is empty. */
  ClassTurn empty() {
    return none(
        aim.isEmpty() ? "There is nothing to cover." : "No test can call anything in it.", 0);
  }

  /** It had no turn, for a reason: a sentence. */
  ClassTurn none(String why, double seconds) {
    List<String> notes = new ArrayList<>(List.of(why));
    notes.addAll(plan.notes());
    return turn(TurnResult.of(CampaignResult.NONE, Map.of(), Optional.empty(), notes, seconds));
  }
}
