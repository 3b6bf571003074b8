package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.forward.EntryInputs;
import dev.quarry.engine.run.RunService;
import dev.quarry.engine.run.Workers;
import dev.quarry.program.hierarchy.Distance;
import dev.quarry.solver.Budget;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts searches together. */
final class Searches {
  /** Entries further away have random runs of nobody. */
  private static final int MOST_ENTRIES = 3;

  private Searches() {}

  /** Answers a question; starting a process and loading classes is not on its budget. */
  static TargetSearch.Result run(
      ReachParts parts, Subject subject, Workers workers, Question question, Duration time)
      throws IOException, InterruptedException {
    return run(parts, subject, workers, question, Optional.empty(), time, ReachProgress.NONE);
  }

  /**
   * The same; somebody is told how it goes.
   *
   * @param recipes entries besides those of the question
   */
  static TargetSearch.Result run(
      ReachParts parts,
      Subject subject,
      Workers workers,
      Question question,
      Optional<Recipes> recipes,
      Duration time,
      ReachProgress progress)
      throws IOException, InterruptedException {
    var service = new RunService(workers, parts.options().runs(subject.classPath()), parts.clock());
    service.enter(question.entries().iterator().next()).warmUp();
    var trials = new Trials(service);
    return new TargetSearch(
            engines(parts, subject, workers, service, trials, question, recipes),
            () -> progress.random(question.target()))
        .run(Budget.of(time, parts.clock()), time);
  }

  private static List<Asking> engines(
      ReachParts parts,
      Subject subject,
      Workers workers,
      RunService service,
      Trials trials,
      Question question,
      Optional<Recipes> recipes) {
    Engine asked = parts.options().engine();
    if (asked == Engine.RANDOM) {
      throw new IllegalArgumentException("Random runs alone decide nothing.");
    }
    var backward = new Backward(parts, subject, trials, question);
    if (asked == Engine.BACKWARD) {
      return List.of(backward);
    }
    long start = parts.clock().nanos();
    Distance distance = Distance.to(question.places(), subject.calls(), subject.flows());
    Duration measuring = Duration.ofNanos(parts.clock().nanos() - start);
    BackwardHints hints = asked == Engine.BOTH ? backward : BackwardHints.NONE;
    var forward =
        new Forward(parts, subject, trials, workers, question, distance, measuring, hints);
    if (asked == Engine.FORWARD) {
      return List.of(forward);
    }
    var random =
        new RandomRuns(
            subject,
            trials,
            service,
            question,
            distance,
            MOST_ENTRIES,
            parts.clock(),
            entry ->
                EntryInputs.of(
                    subject.program(),
                    entry,
                    question.methods(),
                    question.likely(),
                    parts.factory(),
                    parts.options().setting().seed()));
    List<Asking> all = new ArrayList<>(List.of(random, backward, forward));
    recipes.ifPresent(some -> all.add(new RecipeSearch(parts, some, question, backward)));
    return all;
  }
}
