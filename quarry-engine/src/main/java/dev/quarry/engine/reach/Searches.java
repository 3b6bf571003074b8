package dev.quarry.engine.reach;

import dev.quarry.concolic.Ending;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.run.Workers;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.Distance;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Puts searches together. */
final class Searches {
  private static final int WARMING_RUNS = 2;

  private Searches() {}

  /** Answers a question; starting a process and loading classes is not on its budget. */
  static TargetSearch.Result run(
      ReachParts parts, Subject subject, Workers workers, Question question, Duration time)
      throws IOException, InterruptedException {
    return run(parts, subject, workers, question, time, ReachProgress.NONE);
  }

  /** The same; somebody is told how it goes. */
  static TargetSearch.Result run(
      ReachParts parts,
      Subject subject,
      Workers workers,
      Question question,
      Duration time,
      ReachProgress progress)
      throws IOException, InterruptedException {
    var trials = new Trials(parts.options(), subject.classPath(), workers);
    MethodId first = question.entries().iterator().next();
    for (int i = 0; i < WARMING_RUNS; i++) {
      if (trials.run(first, Model.EMPTY).ending().kind() != Ending.Kind.TIMED_OUT) {
        break;
      }
    }
    return new TargetSearch(
            engines(parts, subject, workers, trials, question),
            () -> progress.random(question.target()))
        .run(time);
  }

  private static List<Asking> engines(
      ReachParts parts, Subject subject, Workers workers, Trials trials, Question question) {
    Engine asked = parts.options().engine();
    if (asked == Engine.RANDOM) {
      throw new IllegalArgumentException("Random runs alone decide nothing.");
    }
    var backward = new Backward(parts, subject, trials, question);
    if (asked == Engine.BACKWARD) {
      return List.of(backward);
    }
    long start = System.nanoTime();
    Distance distance = Distance.to(question.places(), subject.calls(), subject.flows());
    Duration measuring = Duration.ofNanos(System.nanoTime() - start);
    Clues clues = asked == Engine.BOTH ? backward : Clues.NONE;
    var forward =
        new Forward(parts, subject, trials, workers, question, distance, measuring, clues);
    return asked == Engine.FORWARD
        ? List.of(forward)
        : List.of(
            new RandomRuns(parts, subject, trials, workers, question, distance), backward, forward);
  }
}
