package dev.quarry.engine.crash;

import dev.quarry.concolic.Ending;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.ExploredPath;
import dev.quarry.engine.shrink.InputSize;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.search.tree.TreeCounts;
import dev.quarry.testgen.confirm.Stacks;
import dev.quarry.testgen.confirm.StateEnding;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.recipe.HiddenMembers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Sorts what the explorations of a method found; of equal exceptions it keeps the simplest. */
final class StateCollector {
  /** Without reflection if that is possible, then the smallest input. */
  private static final Comparator<Simplest> ORDER =
      Comparator.<Simplest, Boolean>comparing(
              state -> HiddenMembers.areUsedBy(state.driver.scenario()))
          .thenComparing(state -> InputSize.of(state.input));

  private final MethodId method;
  private final Declared declared;
  private final Map<Key, Simplest> states = new LinkedHashMap<>();
  private final Endings endings = new Endings();

  StateCollector(MethodId method, Declared declared) {
    this.method = method;
    this.declared = declared;
  }

  /** What tells findings of one method apart; an overflow of the stack has no certain place. */
  record Key(String exception, String place) {
    static Key of(Ending ending) {
      String type = ending.exception();
      return new Key(type, type.equals(Stacks.STACK_OVERFLOW) ? "" : ending.place());
    }
  }

  /**
   * The simplest input that showed an exception.
   *
   * @param driver that was run
   * @param input of the run
   * @param ending of the run
   * @param paths how many showed it
   */
  record Simplest(Driver driver, Model input, Ending ending, int paths) {
    boolean isSame(Ending other) {
      return other.kind() == Ending.Kind.THREW && Key.of(other).equals(Key.of(ending));
    }
  }

  /**
   * @param obvious how many of the ways that no input takes contradict themselves openly
   */
  void add(Driver driver, ExploreResult result, long obvious) {
    for (ExploredPath path : result.paths()) {
      add(driver, path);
    }
    addWays(result.tree(), obvious);
  }

  /** A run before the exploration did not come to an end. */
  void addTimedOut() {
    endings.add(StateEnding.TIMED_OUT, 1);
  }

  private void add(Driver driver, ExploredPath path) {
    Ending ending = path.ending();
    if (ending.kind() != Ending.Kind.THREW) {
      endings.add(row(ending.kind()), 1);
    } else if (declared.isNormal(method, ending.exception())) {
      endings.add(StateEnding.DECLARED, 1);
    } else {
      states.merge(
          Key.of(ending), new Simplest(driver, path.input(), ending, 1), StateCollector::simpler);
    }
  }

  /** The row of a run that did not end with an exception of the program. */
  private static StateEnding row(Ending.Kind kind) {
    return switch (kind) {
      case RETURNED -> StateEnding.RETURNED;
      case THREW -> throw new IllegalArgumentException("What it threw makes the difference.");
      case INITIALISER_FAILED -> StateEnding.STATIC_INITIALISER;
      case CLASS_MISSING -> StateEnding.CLASS_MISSING;
      case CLASS_TOO_NEW, LINKAGE -> StateEnding.LINKAGE;
      case ASSUMPTION_FAILED -> StateEnding.ARRANGE_FAILED;
      case TIMED_OUT -> StateEnding.TIMED_OUT;
      case PATH_TOO_LONG, CALL_TOO_DEEP -> StateEnding.BOUND_REACHED;
      case HEAP_EXHAUSTED -> StateEnding.HEAP_EXHAUSTED;
      case REFUSED -> StateEnding.REFUSED;
      case WORKER_LOST -> StateEnding.PROCESS_LOST;
      case INTERNAL_ERROR -> StateEnding.INTERNAL_ERROR;
    };
  }

  private static Simplest simpler(Simplest known, Simplest other) {
    Simplest kept = ORDER.compare(other, known) < 0 ? other : known;
    return new Simplest(kept.driver, kept.input, kept.ending, known.paths + other.paths);
  }

  private void addWays(TreeCounts tree, long obvious) {
    long contradictions = Math.min(obvious, tree.infeasible());
    endings.add(StateEnding.CONTRADICTION, contradictions);
    endings.add(StateEnding.PRUNED, tree.infeasible() - contradictions);
    tree.undecided().values().forEach(ways -> endings.add(StateEnding.UNSOLVED, ways));
    tree.bounded().values().forEach(ways -> endings.add(StateEnding.BOUND_REACHED, ways));
    endings.add(StateEnding.OPEN, tree.open() + tree.inFlight());
  }

  List<Simplest> states() {
    return new ArrayList<>(states.values());
  }

  /** Of all states but those of {@link #states}. */
  Endings endings() {
    return endings;
  }
}
