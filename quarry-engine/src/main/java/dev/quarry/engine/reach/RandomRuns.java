package dev.quarry.engine.reach;

import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.client.BatchStart;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.run.RunService;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.Distance;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.search.random.RandomInputs;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Clock;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Random inputs for the entries nearest to the target: many targets are easy, and then this is the
 * cheapest way. Proves nothing.
 */
final class RandomRuns implements Asking {
  private static final int FEW = 8;
  private static final int MANY = 300;

  private static final int MOST_LOST = 3;

  /** After which a batch whose runs are slow is ended. */
  private static final Duration LONG_BATCH = Duration.ofSeconds(1);

  /** Runs without path conditions need the program rewritten in another way. */
  private static final Duration WORTH_LOADING = Duration.ofMillis(200);

  private final Trials trials;
  private final RunService service;
  private final Clock clock;
  private final int share;
  private final GoalCheck check;
  private final Optional<Approach> approach;
  private final List<Drawn> entries = new ArrayList<>();
  private final Map<MethodId, Integer> lost = new LinkedHashMap<>();

  /** How many calls were as they should be in the best run of an entry. */
  private final Map<MethodId, Integer> nearest = new LinkedHashMap<>();

  private boolean isGaining = true;
  private int turns;
  private int runs;

  private record Drawn(MethodId entry, RandomInputs inputs) {}

  /**
   * @param clock what turns are counted on
   */
  RandomRuns(
      Subject subject,
      Trials trials,
      RunService service,
      Question question,
      Distance distance,
      Clock clock,
      Drawing drawing) {
    this.share = drawing.share();
    this.clock = clock;
    this.trials = trials;
    this.service = service;
    this.check = new GoalCheck(subject, question);
    this.approach = question.through().map(calls -> new Approach(subject, distance, calls));
    new EntryOrder(subject.program().classPath(), distance, question.methods())
        .of(question.entries()).stream()
            .limit(drawing.entries())
            .forEach(entry -> entries.add(new Drawn(entry, drawing.inputs().apply(entry))));
    entries.removeIf(drawn -> drawn.inputs().isConstant());
  }

  @Override
  public Engine engine() {
    return Engine.RANDOM;
  }

  @Override
  public int share() {
    return share;
  }

  /** Runs as the other engines make them in short turns, then many at a time. */
  @Override
  public Answer ask(Duration time) throws IOException, InterruptedException {
    Budget budget = Budget.of(time, clock);
    boolean isShort = time.compareTo(WORTH_LOADING) < 0;
    isGaining = false;
    if (entries.isEmpty()) {
      return new Answer(Optional.empty(), new Ledger(), List.of(), effort());
    }
    do {
      Drawn drawn = next();
      Optional<Hit> hit = isShort ? few(drawn, budget) : many(drawn);
      if (hit.isPresent()) {
        return new Answer(hit, new Ledger(), List.of(), effort());
      }
    } while (!entries.isEmpty() && (turns < entries.size() || !budget.expired()));
    return new Answer(Optional.empty(), new Ledger(), List.of(), effort());
  }

  /** All in turn; where some came nearer than others, every other turn is that of the nearest. */
  private Drawn next() {
    int turn = turns++;
    if (nearest.isEmpty() || turn % 2 == 0) {
      return entries.get((nearest.isEmpty() ? turn : turn / 2) % entries.size());
    }
    return Collections.max(
        entries, Comparator.comparingInt((Drawn drawn) -> nearest.getOrDefault(drawn.entry(), 0)));
  }

  private Optional<Hit> few(Drawn drawn, Budget budget) throws IOException, InterruptedException {
    for (int i = 0; i < FEW && (i == 0 || !budget.expired()); i++) {
      Optional<Hit> hit = tried(drawn.entry(), drawn.inputs().input());
      if (hit.isPresent()) {
        return hit;
      }
    }
    return Optional.empty();
  }

  private Optional<Hit> many(Drawn drawn) throws IOException, InterruptedException {
    InputRows rows = drawn.inputs().rows(MANY);
    // Enters again, so that what is new is new in this batch.
    BatchStart batch = service.enter(drawn.entry()).batch(rows, Listing.NOTABLE, LONG_BATCH);
    BatchReport report = batch.report();
    if (batch.isLost() && lost.merge(drawn.entry(), 1, Integer::sum) >= MOST_LOST) {
      // A run that hangs takes as long as many turns; where there are some there are more.
      entries.remove(drawn);
    }
    runs += report.runs();
    for (ListedRun run : report.listed()) {
      Model input = rows.input(run.row());
      if (check.isPromising(run)) {
        Optional<Hit> hit = tried(drawn.entry(), input);
        if (hit.isPresent()) {
          return hit;
        }
      }
      if (approach.isPresent()) {
        int calls = approach.get().note(run, input, drawn.inputs());
        nearest.merge(drawn.entry(), calls, Math::max);
      }
      if (!run.growth().byClass().isEmpty()) {
        drawn.inputs().interesting(input);
        isGaining = true;
      }
    }
    return Optional.empty();
  }

  private Optional<Hit> tried(MethodId entry, Model input)
      throws IOException, InterruptedException {
    runs++;
    return check.isReached(entry, trials.run(entry, input))
        ? Optional.of(new Hit(entry, input, List.of()))
        : Optional.empty();
  }

  private Effort effort() {
    return new Effort(0, 0, 0, runs);
  }

  @Override
  public boolean isOpen() {
    return !entries.isEmpty();
  }

  @Override
  public boolean isGaining() {
    return isGaining;
  }
}
