package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.jobs.Crew;
import dev.quarry.engine.run.Workers;
import dev.quarry.program.Location;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.testgen.recipe.Reflection;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Decides targets, several at a time, each thread with a worker process of its own. */
final class Deciding {
  private final ReachParts parts;
  private final Subject subject;
  private final Path drivers;
  private final ReachProgress progress;
  private final int[] counts = new int[Outcome.values().length];

  Deciding(ReachParts parts, Subject subject, Path drivers, ReachProgress progress) {
    this.parts = parts;
    this.subject = subject;
    this.drivers = drivers;
    this.progress = progress;
  }

  /** In the order of the questions. */
  List<Decided> all(List<Question> questions) throws IOException, InterruptedException {
    int jobs = parts.options().setting().jobs();
    try (Crew<Workers> crew =
        new Crew<>(jobs, () -> new Workers(parts.factory()), Workers::close)) {
      return crew.each(
          questions,
          (workers, question) -> {
            Decided decided = decide(question, workers);
            tell(decided.result().answer().outcome(), questions.size());
            return decided;
          });
    }
  }

  private Decided decide(Question question, Workers workers)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    Duration budget = parts.options().budget();
    TargetSearch.Result result;
    Optional<ReachedCall> call = Optional.empty();
    try (Recipes recipes = new Recipes(parts, subject, drivers, question)) {
      result =
          Searches.run(parts, subject, workers, question, Optional.of(recipes), budget, progress);
      if (result.answer().hit().isPresent()) {
        var maker = new CallMaker(parts, subject, workers, recipes, drivers);
        Hit hit = result.answer().hit().get();
        ReachedCall made = maker.make(question, hit, budget);
        if (made.objects() == ReachedCall.Objects.MADE) {
          call = Optional.of(made);
        } else {
          result = undecided(result, obstacle(hit, made));
        }
      }
    }
    return new Decided(question, result, call, Duration.ofNanos(System.nanoTime() - start));
  }

  /** An object that nobody can make reaches nothing; that nobody can is not proved either. */
  private Assumption obstacle(Hit hit, ReachedCall call) {
    if (call.objects() == ReachedCall.Objects.BEYOND) {
      return Assumption.at(
          new Location(hit.entry(), 0), AssumptionCode.BEYOND_TESTS, call.missing());
    }
    String remedy =
        parts.options().tests().reflection() == Reflection.ALLOWED
            ? ""
            : " With --reflection, tests may use private constructors and set private fields.";
    return Assumption.of(
        AssumptionCode.OBJECT_NOT_MADE,
        hit.entry().userForm(),
        call.input(),
        call.missing() + remedy);
  }

  private static TargetSearch.Result undecided(TargetSearch.Result result, Assumption obstacle) {
    Ledger ledger = new Ledger();
    ledger.add(obstacle);
    Answer answer = result.answer();
    return new TargetSearch.Result(
        result.engine(),
        new Answer(Optional.empty(), ledger, answer.clashes(), answer.effort()),
        result.effort(),
        result.times());
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
