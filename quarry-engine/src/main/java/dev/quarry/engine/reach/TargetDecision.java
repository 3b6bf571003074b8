package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.condition.ReachCondition;
import dev.quarry.engine.run.Workers;
import dev.quarry.program.Location;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.solver.Budget;
import dev.quarry.testgen.recipe.Reflection;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Decides one target at a time. Safe for many threads. */
final class TargetDecision {
  /** Making objects may take as long again as the search. */
  private static final int WITH_OBJECTS = 2;

  private final ReachParts parts;
  private final Subject subject;
  private final Path drivers;
  private final ReachProgress progress;
  private final Explanations explanations;

  /**
   * @param drivers a directory for this program alone
   */
  TargetDecision(ReachParts parts, Subject subject, Path drivers, ReachProgress progress) {
    this.parts = parts;
    this.subject = subject;
    this.drivers = drivers;
    this.progress = progress;
    this.explanations = new Explanations(subject);
  }

  /**
   * Looks for an input or a proof, as long as the budget says, and for objects once more.
   *
   * @param workers for this thread alone
   */
  Decided decide(Question question, Workers workers) throws IOException, InterruptedException {
    long start = System.nanoTime();
    ReachParts own = parts.alone();
    if (own.clock().isStopped()) {
      TargetSearch.Result nothing = TargetSearch.interrupted(own.options().engine());
      return decided(question, nothing, Optional.empty(), Optional.empty(), start);
    }
    Duration budget = parts.options().budget();
    Budget all = Budget.of(budget.multipliedBy(WITH_OBJECTS), own.clock());
    Found first = find(own, question, workers, budget);
    Found found = first;
    Question left = question;
    // Objects that nobody can make are no reason to give up the other entries.
    while (found.isUnmade() && left.entries().size() > 1 && !all.expired()) {
      left = left.without(found.hit().entry());
      found = find(own, left, workers, shorter(budget, all.remaining()));
    }
    if (found.call().isEmpty() || found.isUnmade()) {
      // What the others do not reach is proved for them alone.
      TargetSearch.Result result =
          first.isUnmade() ? undecided(first.result(), obstacle(first)) : first.result();
      return decided(question, result, Optional.empty(), Optional.empty(), start);
    }
    Optional<ReachCondition> condition = condition(own, left, found.hit(), workers);
    return decided(question, found.result(), found.call(), condition, start);
  }

  private Decided decided(
      Question question,
      TargetSearch.Result result,
      Optional<ReachedCall> call,
      Optional<ReachCondition> condition,
      long start) {
    return new Decided(
        question,
        TargetAnswer.of(result, explanations),
        call,
        condition,
        Duration.ofNanos(System.nanoTime() - start));
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  /**
   * What a search came to.
   *
   * @param call of the hit; empty if there is no hit
   */
  private record Found(TargetSearch.Result result, Optional<ReachedCall> call) {
    Hit hit() {
      return result.answer().hit().orElseThrow(IllegalStateException::new);
    }

    /** Whether something reaches the target, but no test can. */
    boolean isUnmade() {
      return call.filter(one -> one.objects() != ReachedCall.Objects.MADE).isPresent();
    }
  }

  private Found find(ReachParts own, Question question, Workers workers, Duration time)
      throws IOException, InterruptedException {
    try (Recipes recipes = new Recipes(own, subject, drivers, question)) {
      TargetSearch.Result result =
          Searches.run(own, subject, workers, question, Optional.of(recipes), time, progress);
      if (result.answer().hit().isEmpty()) {
        return new Found(result, Optional.empty());
      }
      var maker = new CallMaker(own, subject, workers, recipes, drivers);
      Hit hit = result.answer().hit().get();
      return new Found(result, Optional.of(maker.make(question, hit, time)));
    }
  }

  private Optional<ReachCondition> condition(
      ReachParts own, Question question, Hit hit, Workers workers)
      throws IOException, InterruptedException {
    return own.options().told() == ReachOptions.Told.CONDITION
        ? new ConditionSearch(own, subject, workers, question).of(hit)
        : Optional.empty();
  }

  /** An object that nobody can make reaches nothing; that nobody can is not proved either. */
  private Assumption obstacle(Found found) {
    Hit hit = found.hit();
    ReachedCall call = found.call().orElseThrow(IllegalStateException::new);
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
}
