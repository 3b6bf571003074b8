package dev.quarry.engine.explore;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.engine.forward.ForwardStep;
import dev.quarry.engine.run.EntryRuns;
import dev.quarry.engine.schedule.SearchClock;
import dev.quarry.expr.Model;
import dev.quarry.search.random.RandomInputs;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for paths by chance: many runs without path conditions, of which those that execute
 * something new, or throw what was not seen before, are worth a run with one; and a few of the
 * others, as different paths may execute the same.
 */
public final class RandomPaths {
  /** What took long, and would again. */
  private static final Set<Ending.Kind> COSTLY =
      EnumSet.of(Ending.Kind.HEAP_EXHAUSTED, Ending.Kind.TIMED_OUT);

  private static final int MANY = 300;
  private static final int FEW = 16;

  /** From this part of the time on, ways that are left are not all there is to do. */
  private static final double LATE = 0.5;

  /** The part of the time from then on that is spent like this. */
  private static final double SHARE = 0.2;

  private static final Duration LONG_BATCH = Duration.ofMillis(500);

  /** A batch takes no larger part of the time that is left. */
  private static final int PARTS = 8;

  private final Supplier<RandomInputs> source;
  private @Nullable RandomInputs made;
  private final Turn turn;
  private final int mostInVain;
  private final Set<String> endings = new HashSet<>();
  private int inVain;
  private long spent;

  /** When there are random runs. */
  private enum Turn {
    REST,
    ALSO_BETWEEN
  }

  private RandomPaths(Supplier<RandomInputs> source, Turn turn, int mostInVain) {
    this.source = source;
    this.turn = turn;
    this.mostInVain = mostInVain;
  }

  /** Uses all the time that is left when a tree has nothing to follow. */
  static RandomPaths forTheRest(Supplier<RandomInputs> inputs) {
    return new RandomPaths(inputs, Turn.REST, Integer.MAX_VALUE);
  }

  /**
   * Has some runs when a tree has nothing to follow, until they are in vain again and again; and a
   * part of the time when there is still something to follow though much of the time is used.
   *
   * @param mostInVain who has found nothing so often is not likely to find anything soon
   */
  public static RandomPaths beside(Supplier<RandomInputs> inputs, int mostInVain) {
    return new RandomPaths(inputs, Turn.ALSO_BETWEEN, mostInVain);
  }

  /** Made when they are first wanted: most entries do without. */
  private RandomInputs inputs() {
    RandomInputs known = made;
    if (known == null) {
      known = source.get();
      made = known;
    }
    return known;
  }

  /** Whether there is anything to choose, and hope. */
  boolean isOpen() {
    return !inputs().isConstant() && inVain < mostInVain;
  }

  /** Whether it is their turn though there is something to follow. */
  boolean isDue(SearchClock clock) {
    double elapsed = clock.elapsed().toNanos();
    return turn == Turn.ALSO_BETWEEN
        && elapsed > LATE * (elapsed + clock.remaining().toNanos())
        && spent < SHARE * elapsed
        && isOpen();
  }

  /** Makes some runs, and has those taken in that may have a path of their own. */
  void look(ForwardStep step, EntryRuns runs, Findings findings, SearchClock clock)
      throws IOException, InterruptedException {
    long start = clock.clock().nanos();
    boolean isAnyNew = false;
    for (Model input : next(runs, clock)) {
      if (clock.admitsRun() && findings.add(step.run(runs::run, input), clock)) {
        inputs().interesting(input);
        isAnyNew = true;
      }
    }
    inVain = isAnyNew ? 0 : inVain + 1;
    spent += clock.clock().nanos() - start;
  }

  /** Inputs that may take a path of their own. */
  private List<Model> next(EntryRuns runs, SearchClock clock)
      throws IOException, InterruptedException {
    InputRows rows = inputs().rows(MANY);
    BatchReport report = runs.batch(rows, Listing.NOTABLE, enough(clock)).report();
    Set<Integer> chosen = new LinkedHashSet<>();
    for (ListedRun run : report.listed()) {
      if (isNewEnding(run.ending()) || !run.growth().byClass().isEmpty()) {
        chosen.add(run.row());
      }
    }
    for (int row = 0; row < Math.min(FEW, report.runs()); row++) {
      chosen.add(row);
    }
    report.listed().stream()
        .filter(run -> COSTLY.contains(run.ending().kind()))
        .forEach(run -> chosen.remove(run.row()));
    return chosen.stream().map(rows::input).toList();
  }

  private static Duration enough(SearchClock clock) {
    Duration part = clock.remaining().dividedBy(PARTS);
    return part.compareTo(LONG_BATCH) < 0 ? part : LONG_BATCH;
  }

  private boolean isNewEnding(Ending ending) {
    return ending.kind() == Ending.Kind.THREW
        && endings.add(ending.exception() + " " + ending.place());
  }
}
