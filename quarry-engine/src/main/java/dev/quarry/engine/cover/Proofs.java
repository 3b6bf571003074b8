package dev.quarry.engine.cover;

import dev.quarry.engine.backward.BackwardSearches;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.forward.SingleCalls;
import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.engine.scope.Visibility;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.ledger.Proof;
import dev.quarry.program.targets.Goal;
import dev.quarry.solver.Budget;
import dev.quarry.symcretic.search.BackwardResult;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Tries to prove that branches are dead: that no method which a test may call gets there, whatever
 * objects it is given. That is more than no driver getting there.
 */
final class Proofs {
  private static final Duration LONGEST = Duration.ofSeconds(2);

  private final CampaignParts parts;
  private final Subject subject;
  private final Set<MethodId> drivers;

  /**
   * @param subject the program, maybe with drivers
   * @param drivers which of its methods are drivers
   */
  Proofs(CampaignParts parts, Subject subject, Set<MethodId> drivers) {
    this.parts = parts;
    this.subject = subject;
    this.drivers = drivers;
  }

  /** The dead ones among some branches, as far as that can be found out in time, and why. */
  Map<CountedBranch, String> of(List<CountedBranch> branches, Duration time) {
    Budget budget = Budget.of(time, parts.clock());
    Map<CountedBranch, String> dead = new LinkedHashMap<>();
    for (CountedBranch branch : branches) {
      Duration left = budget.remaining();
      Duration turn = left.compareTo(LONGEST) < 0 ? left : LONGEST;
      if (!turn.isZero()) {
        proof(branch, turn, budget).ifPresent(proof -> dead.put(branch, proof.scope()));
      }
    }
    return dead;
  }

  /** An input that the solver believes in is enough to give up: no run is made. */
  private Optional<Proof> proof(CountedBranch branch, Duration time, Budget budget) {
    List<Goal> goals = branch.ways().stream().sorted().<Goal>map(Goal.Taking::new).toList();
    Set<MethodId> entries = entries(branch.method());
    if (entries.isEmpty()) {
      return Optional.empty();
    }
    BackwardResult result =
        BackwardSearches.of(subject, parts.factory(), parts.solver(), parts.functions(), time)
            .begin(goals, entries, (entry, input) -> true)
            .go(budget.another(time));
    result.ledger().addAll(SingleCalls.of(entries));
    return result.proof();
  }

  private Set<MethodId> entries(MethodId goal) {
    Visibility visibility = parts.options().scope().visibility();
    Set<MethodId> entries = new LinkedHashSet<>();
    for (MethodId method : subject.calls().reaching(List.of(goal))) {
      Optional<ClassFile> owner = subject.program().classPath().find(method.owner());
      if (!drivers.contains(method)
          && owner.isPresent()
          && visibility.admits(owner.get(), subject.program().classPath())
          && owner.get().methods().stream()
              .anyMatch(shape -> shape.id().equals(method) && isCallable(shape, visibility))) {
        entries.add(method);
      }
    }
    return entries;
  }

  private static boolean isCallable(MethodShape method, Visibility visibility) {
    return visibility.admits(method)
        && method.hasCode()
        && !method.isSynthetic()
        && !method.id().name().equals("<clinit>");
  }
}
