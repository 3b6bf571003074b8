package dev.quarry.engine.reach;

import dev.quarry.concolic.RunReport;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.explore.Exploration;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.Places;
import dev.quarry.engine.explore.Workers;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.Distance;
import dev.quarry.search.strategy.ByPriority;
import dev.quarry.search.strategy.Score;
import dev.quarry.search.tree.Searcher;
import dev.quarry.solver.Budget;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** From the entries on, nearest branch first, until a run reaches the target. */
final class Forward implements Asking {
  private static final Duration SHORTEST = Duration.ofMillis(300);

  private final ReachParts parts;
  private final Subject subject;
  private final Trials trials;
  private final Exploration exploration;

  Forward(ReachParts parts, Subject subject, Trials trials, Workers workers) {
    this.parts = parts;
    this.subject = subject;
    this.trials = trials;
    this.exploration = new Exploration(parts.factory(), parts.functions(), parts.solver(), workers);
  }

  @Override
  public Engine engine() {
    return Engine.FORWARD;
  }

  @Override
  public Answer ask(Question question, Duration time) throws IOException, InterruptedException {
    Distance distance = Distance.to(question.places(), subject.calls(), subject.flows());
    Budget budget = Budget.of(time);
    List<MethodId> all = nearestFirst(question, distance);
    List<MethodId> entries = all.subList(0, Math.min(all.size(), worthwhile(time)));
    List<Reason> reasons = new ArrayList<>();
    if (entries.size() < all.size()) {
      reasons.add(
          new Reason("Only %d of %d entries were run.".formatted(entries.size(), all.size()), ""));
    }
    Effort effort = Effort.NONE;
    for (int i = 0; i < entries.size(); i++) {
      Duration share = budget.remaining().dividedBy(entries.size() - i);
      Watch watch = new Watch(entries.get(i), new GoalCheck(subject, question.goals()));
      ExploreResult result = explore(question, entries.get(i), distance, watch, share);
      effort = effort.plus(new Effort(0, 0, 0, result.runs()));
      if (watch.hit.isPresent()) {
        return new Answer(watch.hit, List.of(), List.of(), effort);
      }
      reasons.addAll(reasons(entries.get(i), result, watch));
    }
    return new Answer(Optional.empty(), reasons, List.of(), effort);
  }

  /** In less time than this an exploration gets nowhere. */
  private static int worthwhile(Duration time) {
    return (int) Math.max(1, time.toMillis() / SHORTEST.toMillis());
  }

  private static List<MethodId> nearestFirst(Question question, Distance distance) {
    return question.entries().stream()
        .sorted(
            Comparator.comparingInt((MethodId entry) -> distance.from(new Location(entry, 0)))
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  private ExploreResult explore(
      Question question, MethodId entry, Distance distance, Watch watch, Duration time)
      throws IOException, InterruptedException {
    List<String> owners =
        question.places().stream().map(place -> place.method().owner()).distinct().toList();
    Searcher searcher =
        new ByPriority(
            Score.nearest(new WayDistance(subject.program(), distance)),
            ByPriority.DEFAULT_RANDOM_SHARE,
            parts.options().seed());
    return exploration.run(
        subject.program(),
        entry,
        new CoverageTally(subject.program(), owners),
        searcher,
        watch::isEnough,
        parts.options().exploring(subject.classPath(), time),
        ExploreProgress.NONE);
  }

  private List<Reason> reasons(MethodId entry, ExploreResult result, Watch watch) {
    List<Reason> reasons = new ArrayList<>();
    String where = new Places(subject.program()).of(new Location(entry, 0));
    result.openReasons().stream()
        .filter(reason -> !reason.startsWith("approximated"))
        .forEach(
            reason -> reasons.add(new Reason("Not all paths were run: " + reason + ".", where)));
    result.approximations().forEach(loss -> reasons.add(new Reason(loss.what(), loss.place())));
    if (watch.touched) {
      reasons.add(
          new Reason("A run came by that does not show whether the exception was thrown.", where));
    }
    return reasons;
  }

  /** Looks at the runs of one exploration. */
  private final class Watch {
    private final MethodId entry;
    private final GoalCheck check;
    private Optional<Hit> hit = Optional.empty();
    private boolean touched;

    Watch(MethodId entry, GoalCheck check) {
      this.entry = entry;
      this.check = check;
    }

    /** Runs again what looks good, since the exploration asks for no events that it knows. */
    boolean isEnough(RunReport report) throws IOException, InterruptedException {
      if (!check.isTouched(report.coverage())) {
        return false;
      }
      RunReport again = trials.run(entry, report.input());
      if (check.isReached(again)) {
        hit = Optional.of(new Hit(entry, again.input(), List.of()));
        return true;
      }
      touched = true;
      return false;
    }
  }
}
