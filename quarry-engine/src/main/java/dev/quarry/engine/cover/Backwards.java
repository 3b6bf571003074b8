package dev.quarry.engine.cover;

import dev.quarry.engine.backward.BackwardSearches;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.program.targets.Goal;
import dev.quarry.solver.Budget;
import dev.quarry.symcretic.search.BackwardResult;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Asks the backward engine for single branches, with drivers as entries: what it finds is an input
 * like any other.
 */
final class Backwards {
  /** What came of a question. */
  enum Answer {
    /** A run of a driver took the branch. */
    REACHED,
    /** No input of a driver takes the branch. */
    REFUTED,
    /** The time was up, or something could not be decided. */
    UNDECIDED
  }

  private final CampaignParts parts;
  private final Subject subject;
  private final CoverageState state;
  private final Actions actions;
  private final EffortCounts effort;
  private final Map<MethodId, DriverState> approaches = new LinkedHashMap<>();

  /**
   * @param subject the program with its drivers
   */
  Backwards(
      CampaignParts parts,
      Subject subject,
      List<DriverState> approaches,
      CoverageState state,
      Actions actions,
      EffortCounts effort) {
    this.parts = parts;
    this.subject = subject;
    this.state = state;
    this.actions = actions;
    this.effort = effort;
    approaches.forEach(approach -> this.approaches.put(approach.driver().entry(), approach));
  }

  /** Asks for a wanted branch by its number. */
  Answer ask(int branch, Duration time) throws InterruptedException {
    effort.questions++;
    CountedBranch wanted = state.branch(branch);
    try {
      BackwardResult result = search(branch, wanted, time);
      if (!state.isOpen(branch)) {
        effort.answered++;
        return Answer.REACHED;
      }
      return result.proof().isPresent() ? Answer.REFUTED : Answer.UNDECIDED;
    } catch (Interrupted e) {
      throw (InterruptedException) new InterruptedException().initCause(e);
    }
  }

  private BackwardResult search(int branch, CountedBranch wanted, Duration time) {
    List<Goal> goals =
        wanted.ways().stream().sorted().map(Goal.Taking::new).map(Goal.class::cast).toList();
    Set<MethodId> entries = new LinkedHashSet<>(subject.calls().reaching(List.of(wanted.method())));
    entries.retainAll(approaches.keySet());
    return BackwardSearches.of(subject, parts.factory(), parts.solver(), parts.functions(), time)
        .begin(goals, entries, (entry, input) -> isReached(branch, entry, input))
        .go(Budget.of(time, parts.clock()));
  }

  private boolean isReached(int branch, MethodId entry, Model input) {
    DriverState approach = approaches.get(entry);
    if (approach == null || !approach.isUsable()) {
      return false;
    }
    try {
      approach.start();
      actions.run(approach, input, 1);
      return !state.isOpen(branch);
    } catch (InterruptedException e) {
      throw new Interrupted(e);
    }
  }

  /** Takes an interruption out of the backward engine. */
  private static final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Interrupted(InterruptedException cause) {
      super(cause);
    }
  }
}
