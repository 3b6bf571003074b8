package dev.quarry.symcretic.search;

import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Solver;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One search: obligations to go on from, and questions at entries that wait for another try. */
final class Progress {
  /** Of so many solutions that runs refuted, crossing is to blame. */
  private static final int MOST_REFUTED = 3;

  private final Codes codes;
  private final Limits limits;
  private final Choices choices;
  private final Set<MethodId> entries;
  private final Ledger ledger;
  private final boolean crossing;
  private final List<Obligation> first;
  private final Initialisers initialisers;
  private final Frontier frontier;
  private final Retries retries;
  private final EntryTrials trials;
  private final Feasibility feasibility;
  private final Clashes clashes;
  private final Visited visited = new Visited();
  private final Turns turns = new Turns();
  private boolean isInterrupted;
  private int segments;
  private int folded;

  Progress(
      Codes codes,
      Solver solver,
      References references,
      Limits limits,
      Choices choices,
      Set<MethodId> entries,
      Ledger ledger,
      Trial trial,
      boolean crossing,
      List<Obligation> first) {
    this.codes = codes;
    this.limits = limits;
    this.choices = choices;
    this.entries = entries;
    this.ledger = ledger;
    this.crossing = crossing;
    this.first = new ArrayList<>(first);
    this.initialisers = choices.initialisers();
    this.frontier = new Frontier(codes);
    this.clashes = new Clashes(references.variables());
    this.retries = new Retries(limits.time());
    this.trials =
        new EntryTrials(codes, solver, references, trial, ledger, clashes, retries, turns);
    this.feasibility =
        new Feasibility(
            solver,
            references,
            limits.queryTime(),
            clashes,
            new Types(codes.hierarchy()),
            ledger,
            turns);
  }

  BackwardResult search(Budget time) {
    turns.begin(time);
    isInterrupted = false;
    first.forEach(this::offer);
    first.clear();
    BackwardResult.Reached reached = null;
    while (reached == null && !isDone() && !isGivenUp() && !isProved()) {
      if (time.expired() || segments >= limits.obligations()) {
        isInterrupted = true;
        break;
      }
      Optional<Retries.Retry> again = retries.next(turns.elapsed(), frontier.isEmpty());
      reached =
          again.isPresent()
              ? trials.reach(again.get().obligation(), again.get().time())
              : goOn(frontier.remove());
    }
    turns.end();
    return result(Optional.ofNullable(reached));
  }

  private boolean isDone() {
    return frontier.isEmpty() && retries.isEmpty();
  }

  /**
   * Whether crossing led astray: solutions were refuted, and they were many or all but those that
   * begin further out than at an entry.
   */
  boolean isGivenUp() {
    boolean areAll = retries.isEmpty() && frontier.isPastEntries();
    return crossing && trials.refuted() > 0 && (areAll || trials.refuted() >= MOST_REFUTED);
  }

  /** Whether only ways are left that others, which came to nothing, have covered. */
  private boolean isProved() {
    boolean isProved = ledger.obstacles().isEmpty() && retries.areLifted() && frontier.areLifted();
    if (isProved) {
      frontier.clear();
      retries.clear();
    }
    return isProved;
  }

  /** Whether going on may lead to more. */
  boolean isOpen() {
    return isInterrupted && segments < limits.obligations();
  }

  Map<Location, Integer> places() {
    return frontier.places();
  }

  private BackwardResult.@Nullable Reached goOn(Frontier.Open next) {
    Obligation from = next.obligation();
    if (!next.isTried()) {
      segments++;
      if (isEntry(from) && initialisers.before(from).isEmpty()) {
        BackwardResult.Reached reached = trials.reach(from, retries.first());
        if (reached == null) {
          frontier.addTried(next);
        }
        return reached;
      }
    }
    List<Obligation> all = segment(from);
    folded += all.stream().mapToInt(Obligation::blocks).max().orElse(0);
    for (Obligation one : all) {
      offer(one.after(from));
    }
    return null;
  }

  private boolean isEntry(Obligation obligation) {
    return obligation.number() == 0
        && obligation.caller() == null
        && entries.contains(obligation.method());
  }

  /**
   * Steps back to the next place where ways part. Where there is none for long, as in the
   * initialiser of a large table, the rest waits for more time.
   */
  private List<Obligation> segment(Obligation from) {
    Obligation at = from;
    while (true) {
      if (at != from && turns.budget().expired()) {
        frontier.add(at.after(from));
        return List.of();
      }
      List<Obligation> before = choices.before(at);
      if (before.size() != 1 || isBoundary(before.get(0))) {
        return before;
      }
      at = before.get(0);
    }
  }

  private boolean isBoundary(Obligation obligation) {
    if (obligation.number() == Obligation.THROWN) {
      return true;
    }
    Code code = codes.of(obligation.method());
    return code.flow().blockOf(obligation.number()).first() == obligation.number();
  }

  private void offer(Obligation obligation) {
    if (obligation.formula().isFalse()) {
      clashes.add(obligation);
    } else if (visited.add(obligation)) {
      feasibility.check(obligation).ifPresent(frontier::add);
    }
  }

  private BackwardResult result(Optional<BackwardResult.Reached> reached) {
    Ledger now = new Ledger();
    now.addAll(ledger.all());
    if (isInterrupted) {
      Obligation next = frontier.isEmpty() ? retries.any() : frontier.next();
      now.addAll(retries.open());
      now.add(AssumptionCode.TIME_UP, next.place(), "ways back are left");
    } else if (isDone()) {
      now.settle();
    }
    int queries = feasibility.queries() + trials.queries();
    return new BackwardResult(
        reached, segments, folded, queries, trials.turnedAway(), now, clashes.all());
  }
}
