package dev.quarry.engine.reach;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.run.RunService;
import dev.quarry.engine.run.Workers;
import dev.quarry.engine.shrink.Shrinker;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputTree;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.driver.DriverWriter;
import dev.quarry.testgen.recipe.OpenPlaces;
import dev.quarry.testgen.recipe.Resolver;
import dev.quarry.testgen.recipe.Scenario;
import dev.quarry.testgen.recipe.Scenarios;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.JavaText;
import dev.quarry.testgen.source.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Turns an input that reaches a target into a call that a test can make. Where the input has
 * objects, the target is asked for again, with drivers as entries that make the objects by
 * constructors, factories and setters: what these are given is solved for like everything else.
 */
final class CallMaker {
  private static final int SHRINKING_RUNS = 150;

  private final ReachParts parts;
  private final Subject subject;
  private final Workers workers;
  private final Recipes recipes;
  private final Path drivers;
  private final Scenarios scenarios;
  private final Resolver resolver;

  /**
   * @param drivers a directory that nobody else uses
   */
  CallMaker(ReachParts parts, Subject subject, Workers workers, Recipes recipes, Path drivers) {
    this.parts = parts;
    this.subject = subject;
    this.workers = workers;
    this.recipes = recipes;
    this.drivers = drivers;
    this.scenarios = new Scenarios(subject.hierarchy(), parts.options().tests().reflection());
    this.resolver = new Resolver(subject.hierarchy());
  }

  ReachedCall make(Question question, Hit hit, Duration time)
      throws IOException, InterruptedException {
    if (hit.driver().isPresent()) {
      Driver driver = hit.driver().get();
      Question asked = question.from(Set.of(driver.entry()));
      return call(asked, recipes.subject(), recipes.workers(), driver.scenario(), hit);
    }
    MethodShape method = Recipes.shape(subject, hit.entry());
    Optional<String> obstacle = scenarios.obstacle(method);
    if (obstacle.isPresent()) {
      return method.isStatic() || method.isInitialiser()
          ? ReachedCall.without(shown(hit.input()), obstacle.get())
          : ReachedCall.unmade(shown(hit.input()), obstacle.get());
    }
    List<Scenario> ways = scenarios.of(method);
    if (!ways.isEmpty() && Recipes.needsNoObjects(ways.get(0))) {
      return call(question, subject, workers, ways.get(0), hit);
    }
    Set<String> preferred = classes(hit.input());
    preferred.addAll(question.likely().classes());
    Scenarios alike = scenarios.preferring(preferred, question.likely().literals());
    return driven(question, hit, Recipes.ways(alike, method, parts.options()), time);
  }

  /** Of which classes objects of the input are: these reach the target, others perhaps not. */
  private static Set<String> classes(Model input) {
    Set<String> classes = new LinkedHashSet<>();
    for (Map.Entry<Input, Object> entry : input.values().entrySet()) {
      if (entry.getKey().sort() == Sort.TYPE && entry.getValue() instanceof String name) {
        classes.add(Names.internal(name));
      }
    }
    return classes;
  }

  private static String shown(Model input) {
    return InputTree.of(input).text();
  }

  private ReachedCall driven(Question question, Hit hit, List<Scenario> ways, Duration time)
      throws IOException, InterruptedException {
    Path directory = Files.createTempDirectory(drivers, "target");
    List<Driver> written =
        new DriverWriter(subject.hierarchy()).write(directory, hit.entry().owner(), ways);
    List<Path> path = new ArrayList<>(subject.classPath());
    path.add(directory);
    try (Subject driven = question.within(Subject.open(path))) {
      Set<MethodId> entries = new LinkedHashSet<>();
      written.forEach(driver -> entries.add(driver.entry()));
      Question asked = question.from(entries);
      Optional<Hit> found = imitated(asked, driven, written, hit);
      if (found.isEmpty()) {
        found = Searches.ofDrivers(parts, driven, workers, asked, written, time).answer().hit();
      }
      if (found.isEmpty()) {
        return ReachedCall.unmade(
            shown(hit.input()),
            "No way was found to make such objects by constructors, factories and setters.");
      }
      MethodId start = found.get().entry();
      Scenario scenario =
          written.stream()
              .filter(driver -> driver.entry().equals(start))
              .map(Driver::scenario)
              .findFirst()
              .orElseThrow(IllegalStateException::new);
      return call(asked, driven, workers, scenario, found.get());
    }
  }

  /** Often a driver can simply be given what is in the objects of the hit. */
  private Optional<Hit> imitated(Question asked, Subject driven, List<Driver> written, Hit hit)
      throws IOException, InterruptedException {
    var trials = new Trials(new RunService(workers, parts.options().runs(driven.classPath())));
    return new Imitations(parts.factory(), driven, trials, asked).find(written, hit.input());
  }

  /** The call with the smallest input that still reaches the target. */
  private ReachedCall call(
      Question question, Subject where, Workers whose, Scenario scenario, Hit hit)
      throws IOException, InterruptedException {
    var trials =
        new Trials(new RunService(whose, parts.options().runs(where.classPath()), parts.clock()));
    var check = new GoalCheck(where, question);
    EnvironmentNeeds needs =
        EnvironmentNeeds.of(
            trials.run(hit.start(), hit.input()).input(),
            fewer -> check.isReached(trials.run(hit.start(), fewer)));
    Model input =
        new Shrinker(
                smaller -> {
                  RunReport report = trials.run(hit.start(), needs.only(smaller));
                  return check.isReached(report)
                      ? Optional.of(needs.only(report.input()))
                      : Optional.empty();
                },
                parts.clock().isStopped() ? 0 : SHRINKING_RUNS)
            .shrink(
                needs.only(trials.run(hit.start(), needs.start()).input()),
                OpenPlaces.characters(scenario.recipes()),
                OpenPlaces.counts(scenario.recipes()));
    RunReport report = trials.run(hit.start(), input);
    TestCall call = resolver.resolve(scenario, report.input());
    String text = JavaText.of(call);
    Ending.Kind kind = report.ending().kind();
    if (!check.isReached(report)) {
      return ReachedCall.without(text, "The same input did not reach it again.");
    }
    if (!needs.areSettable()) {
      return ReachedCall.beyond(text, needs.text(input));
    }
    TestCase looked = new TestCase(call, new Expectation.Completes()).with(needs.properties(input));
    if (kind != Ending.Kind.RETURNED && kind != Ending.Kind.THREW) {
      return ReachedCall.unwritten(
          looked, text, "A run that reaches it ends as " + kind.text() + ".");
    }
    if (!call.answers().isEmpty() && !parts.options().inputClasses().isEmpty()) {
      return ReachedCall.unwritten(
          looked,
          text,
          "No test can say what "
              + String.join(", ", parts.options().inputClasses())
              + " gives; the same call was run with these values.");
    }
    return ReachedCall.of(
        new TestCase(call, Expectations.of(call, report.ending())).with(needs.properties(input)),
        text);
  }
}
