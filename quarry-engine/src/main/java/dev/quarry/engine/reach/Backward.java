package dev.quarry.engine.reach;

import dev.quarry.engine.backward.BackwardSearches;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.forward.SingleCalls;
import dev.quarry.program.InputMethods;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Clock;
import dev.quarry.symcretic.search.BackwardResult;
import dev.quarry.symcretic.search.BackwardSearch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** From the target back to an entry. */
final class Backward implements Asking, BackwardHints {
  private final Set<MethodId> entries;
  private final BackwardSearch.Ongoing search;
  private final List<Astray> astray = new ArrayList<>();
  private final Clock clock;
  private boolean isGaining;
  private int known;

  Backward(ReachParts parts, Subject subject, Trials trials, Question question) {
    this.clock = parts.clock();
    this.entries = question.entries();
    var check = new GoalCheck(subject, question);
    this.search =
        BackwardSearches.of(
                subject,
                parts.factory(),
                parts.solver(),
                parts.functions(),
                parts.options().budget(),
                new InputMethods(parts.options().inputClasses()))
            .begin(
                question.goals(),
                question.entries(),
                (entry, input) -> {
                  boolean isReached = trials.reaches(check, entry, input);
                  if (!isReached) {
                    astray.add(new Astray(entry, input));
                  }
                  return isReached;
                });
  }

  @Override
  public Engine engine() {
    return Engine.BACKWARD;
  }

  @Override
  public Answer ask(Duration time) throws InterruptedException {
    try {
      BackwardResult result = search.go(Budget.of(time, clock));
      // A way that came to nothing is one less to look at.
      isGaining = result.clashes().size() > known;
      known = result.clashes().size();
      return answer(result);
    } catch (Trials.InterruptedSearch e) {
      throw (InterruptedException) new InterruptedException().initCause(e);
    }
  }

  @Override
  public boolean isOpen() {
    return search.isOpen();
  }

  @Override
  public Map<Location, Integer> obligations() {
    return search.obligations();
  }

  @Override
  public List<Astray> astray() {
    return Collections.unmodifiableList(astray);
  }

  @Override
  public boolean isGaining() {
    return isGaining;
  }

  private Answer answer(BackwardResult result) {
    result.ledger().addAll(SingleCalls.of(entries));
    return new Answer(
        result.reached().map(found -> new Hit(found.entry(), found.input(), found.way())),
        result.ledger(),
        result.clashes(),
        new Effort(result.segments(), result.queries(), result.turnedAway(), 0, result.folded()));
  }
}
