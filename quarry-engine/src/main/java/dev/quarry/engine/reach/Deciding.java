package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.jobs.Crew;
import dev.quarry.engine.run.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Decides targets, several at a time, each thread with a worker process of its own; or has others
 * decide them.
 */
final class Deciding {
  private final ReachParts parts;
  private final TargetDecision decision;
  private final InterimTests interim;
  private final ReachProgress progress;
  private final KeptTargets kept;
  private final int[] counts = new int[Outcome.values().length];

  /**
   * @param drivers an empty directory
   * @param interim told of each target that is decided
   */
  Deciding(
      ReachParts parts,
      Subject subject,
      Path drivers,
      InterimTests interim,
      ReachProgress progress) {
    this.parts = parts;
    this.decision = new TargetDecision(parts, subject, drivers, progress);
    this.interim = interim;
    this.progress = progress;
    this.kept = new KeptTargets(parts.options(), subject);
  }

  /** In the order of the questions. */
  List<Decided> all(List<Question> questions) throws IOException, InterruptedException {
    if (parts.spread().isPresent()) {
      return new SpreadTargets(parts, parts.spread().get())
          .all(questions, decided -> add(decided, questions.size()));
    }
    int jobs = parts.options().setting().jobs();
    try (Crew<Workers> crew =
        new Crew<>(jobs, () -> new Workers(parts.factory()), Workers::close)) {
      return crew.each(
          questions,
          (workers, question) -> {
            Optional<Decided> known = kept.find(question);
            Decided decided = known.isPresent() ? known.get() : decision.decide(question, workers);
            if (known.isEmpty()) {
              kept.keep(decided);
            }
            add(decided, questions.size());
            return decided;
          });
    }
  }

  private void add(Decided decided, int total) throws IOException {
    interim.add(decided);
    tell(decided.answer().outcome(), total);
  }

  private synchronized void tell(Outcome outcome, int total) {
    counts[outcome.ordinal()]++;
    progress.done(
        counts[Outcome.REACHED.ordinal()],
        counts[Outcome.UNREACHABLE.ordinal()],
        counts[Outcome.UNDECIDED.ordinal()],
        total);
  }
}
