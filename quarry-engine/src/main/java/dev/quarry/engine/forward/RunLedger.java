package dev.quarry.engine.forward;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.schedule.ReachedLimit;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.search.tree.TreeCounts;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is assumed by whoever looks at all runs of an entry. Safe for several threads. */
public final class RunLedger {
  private final Location entry;
  private final CaughtErrors caught;
  private final Ledger ledger = new Ledger();
  private final Map<String, BitSet> executed = new HashMap<>();
  private int runs;
  private int divergences;

  public RunLedger(MethodId entry, Subject subject) {
    this.caught = new CaughtErrors(subject.program(), subject.codes().machineErrors());
    this.entry = new Location(entry, 0);
    ledger.addAll(SingleCalls.of(List.of(entry)));
  }

  /** Adds what a run assumes. */
  public synchronized void add(MadeRun run) {
    runs++;
    ledger.addAll(run.report().assumptions());
    run.report()
        .coverage()
        .byClass()
        .forEach((owner, bits) -> executed.computeIfAbsent(owner, any -> new BitSet()).or(bits));
    EndingAssumptions.of(run.report(), entry).ifPresent(ledger::add);
    divergences += run.merged().divergence().isPresent() ? 1 : 0;
  }

  /** How many runs there were. */
  public synchronized int runs() {
    return runs;
  }

  /** How many runs left the path that was predicted for them. */
  public synchronized int divergences() {
    return divergences;
  }

  /**
   * What was assumed until now; settled if no way is left.
   *
   * @param tree of all runs
   * @param reached the limit that ended the search, if one did
   */
  public synchronized Ledger now(TreeCounts tree, Optional<ReachedLimit> reached) {
    boolean isSettled = runs > 0 && tree.open() + tree.inFlight() == 0;
    if (isSettled) {
      // It takes time to find out, and while ways are left there is no proof anyway.
      ledger.addAll(caught.of(new CoveredProbes(executed)));
    }
    Ledger now = new Ledger();
    now.addAll(ledger.all());
    if (isSettled) {
      now.settle();
    } else if (reached.filter(ReachedLimit.Stopped.class::isInstance).isPresent()) {
      now.add(AssumptionCode.INTERRUPTED, entry);
    } else {
      long ways = tree.open() + tree.inFlight();
      String left = ways == 1 ? "one way is left" : "%d ways are left".formatted(ways);
      now.add(
          AssumptionCode.TIME_UP,
          entry,
          reached.map(limit -> limit.text() + ", " + left).orElse(left));
    }
    tree.undecided()
        .forEach((why, count) -> now.add(AssumptionCode.UNDECIDED_CONDITION, entry, why));
    tree.bounded().forEach((limit, count) -> now.add(AssumptionCode.PATH_BOUND, entry, limit));
    if (divergences > 0) {
      now.add(AssumptionCode.DIVERGED, entry, Integer.toString(divergences));
    }
    return now;
  }
}
