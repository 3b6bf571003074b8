package dev.quarry.engine.reach;

import dev.quarry.engine.explore.Workers;
import dev.quarry.expr.Model;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Puts searches together. */
final class Searches {
  private Searches() {}

  /** Answers a question; starting a process and loading classes is not on its budget. */
  static TargetSearch.Result run(
      ReachParts parts, Subject subject, Workers workers, Question question, Duration time)
      throws IOException, InterruptedException {
    var trials = new Trials(parts.options(), subject.classPath(), workers);
    trials.run(question.entries().iterator().next(), Model.EMPTY);
    return search(parts, subject, workers, trials).run(question, time);
  }

  private static TargetSearch search(
      ReachParts parts, Subject subject, Workers workers, Trials trials) {
    var backward = new Backward(parts, subject, trials);
    var forward = new Forward(parts, subject, trials, workers);
    List<Asking> engines =
        switch (parts.options().engine()) {
          case BACKWARD -> List.of(backward);
          case FORWARD -> List.of(forward);
          case BOTH -> List.of(backward, forward);
        };
    return new TargetSearch(engines);
  }
}
