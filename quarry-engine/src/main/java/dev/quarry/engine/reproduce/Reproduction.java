package dev.quarry.engine.reproduce;

import dev.quarry.engine.reach.Outcome;
import dev.quarry.engine.reach.ReachParts;
import dev.quarry.engine.reach.StackReport;
import dev.quarry.engine.reach.StackSearch;
import dev.quarry.engine.reach.TargetReport;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.ProgramException;
import dev.quarry.program.targets.Goal;
import dev.quarry.solver.Budget;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for a test that throws what a stack trace tells of, through as many of its frames as
 * possible.
 */
public final class Reproduction {
  /** Each entry may use two parts in three of what is left, the last one all of it. */
  private static final double SHARE = 2.0 / 3;

  private final ReachParts parts;
  private final ReproduceOptions options;
  private final ReproduceProgress progress;

  /**
   * @param parts whose options are those of {@link ReproduceOptions#reaching}
   */
  public Reproduction(ReachParts parts, ReproduceOptions options, ReproduceProgress progress) {
    this.parts = parts;
    this.options = options;
    this.progress = progress;
  }

  /**
   * Tries entries from the outermost frame inwards until one shows the exception.
   *
   * @throws ProgramException if the program can't be read, or does not fit the trace
   */
  public ReproduceResult run() throws IOException, InterruptedException {
    long start = System.nanoTime();
    try (StackSearch search = StackSearch.open(parts)) {
      var trace = new TraceInProgram(search.subject(), options);
      List<Attempt> attempts = attempts(search, trace);
      int matched =
          attempts.stream()
              .filter(attempt -> attempt.report().filter(Reproduction::isReached).isPresent())
              .mapToInt(Attempt::frames)
              .findFirst()
              .orElse(0);
      return new ReproduceResult(
          trace.trace(),
          trace.reports(matched),
          attempts,
          trace.warnings(),
          Duration.ofNanos(System.nanoTime() - start));
    }
  }

  private static boolean isReached(TargetReport report) {
    return report.outcome() == Outcome.REACHED;
  }

  private List<Attempt> attempts(StackSearch search, TraceInProgram trace)
      throws IOException, InterruptedException {
    List<Ladder.Rung> rungs =
        new Ladder(search.subject(), options.tests().reflection())
            .of(trace.frames(), options.frames());
    Budget budget = Budget.of(options.budget(), parts.clock());
    List<Attempt> attempts = new ArrayList<>();
    for (int i = 0; i < rungs.size() && (i == 0 || !budget.expired()); i++) {
      boolean isLast = i == rungs.size() - 1;
      Duration left = budget.remaining();
      Attempt attempt = attempt(search, trace, rungs.get(i), isLast ? left : share(left));
      attempts.add(attempt);
      if (attempt.report().filter(Reproduction::isReached).isPresent()) {
        break;
      }
    }
    return attempts;
  }

  private static Duration share(Duration left) {
    return Duration.ofNanos((long) (left.toNanos() * SHARE));
  }

  private Attempt attempt(StackSearch search, TraceInProgram trace, Ladder.Rung rung, Duration time)
      throws IOException, InterruptedException {
    Set<MethodId> entries =
        rung.isCallable() ? rung.entries() : around(search, trace.frames().get(rung.frames() - 1));
    List<String> names = entries.stream().map(MethodId::userForm).toList();
    if (entries.isEmpty()) {
      return new Attempt(rung.frames(), names, rung.obstacle(), Optional.empty());
    }
    progress.trying(rung.frames(), trace.frames().size(), names.get(0));
    StackReport found =
        search.search(
            trace.trace().exception(),
            trace.goals(),
            entries,
            trace.through(rung.frames()),
            trace.likely(),
            time);
    return new Attempt(rung.frames(), names, "", Optional.of(found.report()));
  }

  /** Other methods that lead to a frame that no test can begin with. */
  private static Set<MethodId> around(StackSearch search, FrameInProgram frame) {
    List<Goal> begins = new ArrayList<>();
    frame
        .passage()
        .methods()
        .forEach(method -> begins.add(new Goal.Running(new Location(method, 0))));
    return begins.isEmpty() ? Set.of() : search.entriesTo(begins);
  }
}
