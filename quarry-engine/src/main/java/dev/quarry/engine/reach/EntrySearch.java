package dev.quarry.engine.reach;

import dev.quarry.concolic.RunReport;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.OngoingExploration;
import dev.quarry.expr.Model;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.solver.Clock;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The exploration of one of the entries that may lead to a target. */
final class EntrySearch {
  private final MethodId entry;
  private final GoalCheck check;
  private final Trials trials;
  private final Function<EntrySearch, OngoingExploration> begin;
  private final Clock clock;
  private @Nullable OngoingExploration expedition;
  private @Nullable ExploreResult result;
  private Duration used = Duration.ZERO;
  private Optional<Hit> hit = Optional.empty();
  private boolean touched;

  /**
   * @param begin starts the exploration, whose runs this is to look at
   */
  EntrySearch(
      MethodId entry,
      GoalCheck check,
      Trials trials,
      Function<EntrySearch, OngoingExploration> begin,
      Clock clock) {
    this.entry = entry;
    this.check = check;
    this.trials = trials;
    this.begin = begin;
    this.clock = clock;
  }

  MethodId entry() {
    return entry;
  }

  private OngoingExploration expedition() {
    OngoingExploration going = expedition;
    if (going == null) {
      going = begin.apply(this);
      expedition = going;
    }
    return going;
  }

  /** An input that another engine took for one that reaches the target. */
  void add(Model seed) {
    expedition().add(seed);
  }

  /** Goes on for so long at most; whether it covered more than before. */
  boolean go(Duration time) throws IOException, InterruptedException {
    OngoingExploration going = expedition();
    int before = result == null ? 0 : result.branches().covered();
    long start = clock.nanos();
    ExploreResult found = going.go(time, ExploreProgress.NONE);
    result = found;
    used = used.plusNanos(clock.nanos() - start);
    return found.branches().covered() > before;
  }

  /** The time spent on it. */
  Duration used() {
    return used;
  }

  int runs() {
    return result == null ? 0 : result.runs();
  }

  boolean isBegun() {
    return result != null;
  }

  /** Whether something is left to explore. */
  boolean isOpen() {
    OngoingExploration going = expedition;
    return going == null || going.isOpen();
  }

  /** The input that reached the target. */
  Optional<Hit> hit() {
    return hit;
  }

  /** Runs again what looks good, since the exploration asks for no events that it knows. */
  boolean isEnough(RunReport report) throws IOException, InterruptedException {
    if (!check.isPromising(report)) {
      touched |= check.isTouched(report.coverage());
      return false;
    }
    RunReport again = trials.run(entry, report.input());
    if (check.isReached(entry, again)) {
      hit = Optional.of(new Hit(entry, again.input(), List.of()));
      return true;
    }
    touched = true;
    return false;
  }

  /** What was assumed; not settled as long as there is something to explore. */
  Ledger ledger() {
    ExploreResult known = result;
    Ledger ledger = known == null ? new Ledger() : Ledger.union(List.of(known.ledger()));
    if (touched) {
      ledger.add(AssumptionCode.NOT_SHOWN, new Location(entry, 0));
    }
    return ledger;
  }
}
