package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.driver.DriverInputs;
import dev.quarry.engine.forward.EntryInputs;
import dev.quarry.engine.run.RunService;
import dev.quarry.engine.run.Workers;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.Distance;
import dev.quarry.solver.Budget;
import dev.quarry.testgen.driver.Driver;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts searches together. */
final class Searches {
  /** Entries further away have random runs of nobody. */
  private static final int MOST_ENTRIES = 3;

  /** Random runs are cheap and soon of little use, unless they know how near they come. */
  private static final int RANDOM_SHARE = 4;

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

  /**
   * Answers a question whose entries are drivers. Random inputs know how these make objects, which
   * the other engines have to find out.
   */
  static TargetSearch.Result ofDrivers(
      ReachParts parts,
      Subject subject,
      Workers workers,
      Question question,
      List<Driver> drivers,
      Duration time)
      throws IOException, InterruptedException {
    var service = new RunService(workers, parts.options().runs(subject.classPath()), parts.clock());
    service.enter(question.entries().iterator().next()).warmUp();
    var trials = new Trials(service);
    long start = parts.clock().nanos();
    Distance distance = Distance.to(question.places(), subject.calls(), subject.flows());
    Duration measuring = Duration.ofNanos(parts.clock().nanos() - start);
    var backward = new Backward(parts, subject, trials, question);
    List<Asking> engines =
        List.of(
            new RandomRuns(
                subject,
                trials,
                service,
                question,
                distance,
                parts.clock(),
                drawing(parts, subject, question, drivers)),
            backward,
            new Forward(parts, subject, trials, workers, question, distance, measuring, backward));
    return new TargetSearch(engines, () -> {}).run(Budget.of(time, parts.clock()), time);
  }

  /** Random inputs of drivers. */
  static Drawing drawing(
      ReachParts parts, Subject subject, Question question, List<Driver> drivers) {
    Map<MethodId, Driver> byEntry = new LinkedHashMap<>();
    drivers.forEach(driver -> byEntry.put(driver.entry(), driver));
    var inputs = new DriverInputs(parts.factory(), subject);
    return new Drawing(
        drivers.size(),
        1,
        entry ->
            inputs.of(
                Optional.ofNullable(byEntry.get(entry)).orElseThrow(),
                question.likely().constants(),
                parts.options().setting().seed()));
  }

  private static List<Asking> engines(
      ReachParts parts,
      Subject subject,
      Workers workers,
      RunService service,
      Trials trials,
      Question question,
      Optional<Recipes> recipes)
      throws IOException, InterruptedException {
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
    boolean isLogged = question.through().isPresent();
    if (isLogged && recipes.filter(Recipes::areNeeded).isPresent()) {
      // Somebody's objects came there, so objects with any values in their fields can wait.
      var search = new RecipeSearch(parts, recipes.get(), question, backward);
      search.begin();
      return List.of(search, backward, forward);
    }
    var random =
        new RandomRuns(
            subject,
            trials,
            service,
            question,
            distance,
            parts.clock(),
            new Drawing(
                MOST_ENTRIES,
                isLogged ? 1 : RANDOM_SHARE,
                entry ->
                    EntryInputs.of(
                        subject.program(),
                        entry,
                        question.methods(),
                        question.likely().constants(),
                        parts.factory(),
                        parts.options().setting().seed())));
    List<Asking> all = new ArrayList<>(List.of(random, backward, forward));
    recipes.ifPresent(some -> all.add(new RecipeSearch(parts, some, question, backward)));
    return all;
  }
}
