package dev.quarry.engine.check;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.explore.Exploration;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.reason.Reason;
import dev.quarry.engine.reason.SourcePlaces;
import dev.quarry.engine.run.EntryRuns;
import dev.quarry.engine.run.RunService;
import dev.quarry.engine.run.Workers;
import dev.quarry.engine.shrink.Shrinker;
import dev.quarry.expr.Model;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.search.strategy.Searchers;
import dev.quarry.search.tree.Searcher;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Specification.Scope;
import dev.quarry.spec.weave.Changes;
import dev.quarry.spec.weave.Following;
import dev.quarry.spec.weave.Weaver;
import dev.quarry.spec.weave.Woven;
import dev.quarry.spec.weave.WovenMonitor;
import dev.quarry.testgen.driver.SequenceDriver;
import dev.quarry.testgen.driver.SequenceWriter;
import dev.quarry.testgen.recipe.CallSequence;
import dev.quarry.testgen.recipe.OpenPlaces;
import dev.quarry.testgen.recipe.Recipe;
import dev.quarry.testgen.recipe.Resolver;
import dev.quarry.testgen.recipe.Scenario;
import dev.quarry.testgen.recipe.Scenarios;
import dev.quarry.testgen.recipe.Sequence;
import dev.quarry.testgen.recipe.Sequences;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks for a sequence of calls that violates one specification. */
final class SpecificationSearch {
  private static final int SHRINKING_RUNS = 100;
  private static final int MOST_NAMED = 6;
  private static final String HIDDEN =
      "an error left a call, which may have caught a violation before";

  private final CheckParts parts;
  private final ClassHierarchy hierarchy;
  private final List<Path> wovenPath;
  private final WovenMonitor monitor;
  private final Subjects subjects;
  private final Changes changes;
  private final Path drivers;

  /**
   * @param hierarchy of the program as it is
   * @param woven the program with the specification first among its monitors
   * @param wovenPath where that is
   * @param changes of its code, which notes them
   * @param drivers an empty directory
   */
  SpecificationSearch(
      CheckParts parts,
      ClassHierarchy hierarchy,
      Woven woven,
      List<Path> wovenPath,
      Subjects subjects,
      Changes changes,
      Path drivers) {
    this.parts = parts;
    this.hierarchy = hierarchy;
    this.wovenPath = wovenPath;
    this.monitor = woven.monitors().get(0);
    this.subjects = subjects;
    this.changes = changes;
    this.drivers = drivers;
  }

  /**
   * What was found.
   *
   * @param violation calls that violate it
   * @param owner the class whose methods they are
   * @param ledger what was assumed, if none was found
   * @param reasons the same for people
   * @param runs how many were made
   */
  record Found(
      Optional<CallSequence> violation,
      String owner,
      Ledger ledger,
      List<Reason> reasons,
      int runs) {}

  Found run(List<Subjects.Subject> classes) throws IOException, InterruptedException {
    List<Ledger> ledgers = new ArrayList<>();
    List<Reason> reasons = new ArrayList<>();
    int runs = 0;
    Duration budget = parts.options().search().budget().dividedBy(classes.size());
    for (Subjects.Subject type : classes) {
      Sequence sequence =
          new Sequences(new Scenarios(hierarchy, parts.options().tests().reflection()))
              .of(type.methods(), parts.options().search().calls());
      boolean isOfReceiver =
          subjects.has(type.name())
              && (sequence.receiver().isPresent()
                  || monitor.specification().scope() == Scope.CLASS);
      SequenceDriver driver = driver(type, sequence, isOfReceiver);
      List<Path> path = new ArrayList<>(wovenPath);
      path.add(drivers);
      try (Subject subject = Subject.open(path);
          Workers workers = new Workers(parts.factory())) {
        ExploreOptions options =
            ExploreOptions.of(
                parts.options().setting().withClassPath(path),
                "",
                ExploreLimits.of(budget).withMaxRuns(parts.options().search().maxRuns()));
        ExploreResult result =
            explore(subject, workers, driver, searcher(driver, isOfReceiver), options);
        runs += result.runs();
        Optional<Model> input =
            result.paths().stream()
                .filter(found -> isViolation(found.ending()))
                .map(found -> found.input())
                .findFirst();
        if (input.isPresent()) {
          Model small = small(input.get(), driver, workers, options);
          CallSequence calls = new Resolver(hierarchy).resolve(sequence, small);
          return new Found(Optional.of(calls), type.name(), new Ledger(), List.of(), runs);
        }
        Ledger ledger = ofSequences(result.ledger(), type, sequence);
        if (mayHideViolation(result)) {
          ledger.add(AssumptionCode.RUN_CUT, new Location(driver.entry(), 0), HIDDEN);
        }
        ledgers.add(ledger);
        SourcePlaces places = new SourcePlaces(subject.program());
        ledger.all().stream().map(places::reason).forEach(reasons::add);
      }
    }
    return new Found(
        Optional.empty(), "", Ledger.union(ledgers), reasons.stream().distinct().toList(), runs);
  }

  private boolean isUsage() {
    return monitor.specification().kind() == Specification.Kind.USAGE;
  }

  /** The program may catch a violation by itself, and then throw an error that drivers let pass. */
  private boolean mayHideViolation(ExploreResult result) {
    return result.paths().stream()
        .map(path -> path.ending())
        .filter(ending -> ending.kind() == Ending.Kind.THREW)
        .map(ending -> Names.internal(ending.exception()))
        .anyMatch(
            thrown ->
                SequenceWriter.NOTICED.stream()
                    .noneMatch(type -> hierarchy.isSubtype(thrown, type)));
  }

  /**
   * Whether what happens while objects are made is the program's doing. Of a usage it may be the
   * driver's, if it makes objects of the type for itself.
   */
  private boolean isOnTrial(Sequence sequence) {
    return !isUsage() || recipes(sequence).flatMap(this::callees).noneMatch(subjects::has);
  }

  private static Stream<Recipe> recipes(Sequence sequence) {
    return Stream.concat(
        sequence.receiver().stream(),
        sequence.calls().stream().flatMap(call -> Sequence.arguments(call).stream()));
  }

  /** The classes whose constructors and methods a recipe calls. */
  private Stream<String> callees(Recipe recipe) {
    Stream<String> own =
        recipe instanceof Recipe.Call call
            ? Stream.of(call.callee().owner())
            : recipe instanceof Recipe.Changed changed
                ? changed.steps().stream().map(step -> step.callee().owner())
                : Stream.empty();
    return Stream.concat(own, recipe.parts().stream().flatMap(this::callees));
  }

  private SequenceDriver driver(Subjects.Subject type, Sequence sequence, boolean isOfReceiver) {
    boolean isStatic = monitor.specification().scope() == Scope.CLASS;
    SequenceWriter.Monitoring monitoring =
        new SequenceWriter.Monitoring(
            isStatic || !isOfReceiver ? monitor.steps() : Names.internal(type.name()),
            isOfReceiver ? monitor.stateField() : Weaver.REACHED,
            isStatic || !isOfReceiver,
            monitor.monitor().states(),
            Weaver.CALLER);
    return new SequenceWriter(hierarchy)
        .write(
            drivers,
            type.name(),
            sequence,
            monitoring,
            isOnTrial(sequence)
                ? SequenceWriter.Preparation.ON_TRIAL
                : SequenceWriter.Preparation.ASSUMED,
            monitor.following().map(Following::end).orElse(""));
  }

  private Searcher searcher(SequenceDriver driver, boolean isOfReceiver) {
    CheckOptions.Search search = parts.options().search();
    long seed = parts.options().setting().seed();
    if (!search.searcher().equals(CheckOptions.Search.GUIDED)) {
      return Searchers.byName(search.searcher(), seed);
    }
    return new ViolationSearcher(
        new ViolationDistance(monitor, driver, isOfReceiver),
        new CallHistory(monitor, driver, changes),
        search.randomShare(),
        seed);
  }

  private ExploreResult explore(
      Subject subject,
      Workers workers,
      SequenceDriver driver,
      Searcher searcher,
      ExploreOptions options)
      throws IOException, InterruptedException {
    RunService service = new RunService(workers, options.runs());
    service.enter(driver.entry()).warmUp();
    var coverage = new CoverageTally(subject.program(), List.of(driver.entry().owner()));
    return new Exploration(
            parts.factory(), parts.functions(), parts.solver(), workers, options.setting().clock())
        .begin(
            subject,
            driver.entry(),
            coverage,
            searcher,
            report -> isViolation(report.ending()),
            Optional.empty(),
            options)
        .go(options.limits().budget(), ExploreProgress.NONE);
  }

  private boolean isViolation(Ending ending) {
    return ending.kind() == Ending.Kind.THREW && ending.exception().equals(monitor.violation());
  }

  private Model small(Model input, SequenceDriver driver, Workers workers, ExploreOptions options)
      throws IOException, InterruptedException {
    EntryRuns runs = new RunService(workers, options.runs()).enter(driver.entry());
    Shrinker.Trial trial =
        smaller -> {
          RunReport report = runs.run(RunRequest.of(smaller));
          return isViolation(report.ending()) ? Optional.of(report.input()) : Optional.empty();
        };
    Sequence sequence = driver.sequence();
    List<Recipe> recipes =
        Stream.concat(
                sequence.receiver().stream(),
                sequence.rounds().stream()
                    .flatMap(List::stream)
                    .flatMap(call -> Sequence.arguments(call).stream()))
            .toList();
    if (options.setting().stop().isRequested()) {
      return input;
    }
    Model shorter = new Shortening(parts.factory(), driver.sequence(), trial).shorten(input);
    return new Shrinker(trial, SHRINKING_RUNS).shrink(shorter, OpenPlaces.characters(recipes));
  }

  /** What is known of all inputs of a driver, as what is known of sequences of calls. */
  private Ledger ofSequences(Ledger found, Subjects.Subject type, Sequence sequence) {
    Ledger ledger = new Ledger();
    found.all().stream()
        .filter(assumption -> assumption.code() != AssumptionCode.ONE_CALL)
        .forEach(ledger::add);
    ledger.add(
        Assumption.of(
            AssumptionCode.CALL_SEQUENCES,
            String.valueOf(sequence.rounds().size()),
            names(sequence.calls().stream().map(Scenario::method).toList())
                + onlyLooking(type.observers()),
            sequence.receiver().map(SpecificationSearch::makers).orElse("without an object")));
    int callable = type.methods().size();
    monitor.following().ifPresent(following -> follow(following, ledger));
    if (sequence.calls().size() < callable) {
      ledger.add(
          Assumption.of(
              AssumptionCode.CALLS_LEFT_OUT,
              String.valueOf(sequence.calls().size()),
              String.valueOf(callable)));
    }
    if (!isOnTrial(sequence)) {
      // Whose fault a violation would be while the object is made is not known.
      ledger.add(
          Assumption.of(AssumptionCode.OBJECT_NOT_FILLED, type.name(), "as tests would make them"));
    }
    recipes(sequence)
        .flatMap(SpecificationSearch::notPlain)
        .distinct()
        .forEach(
            name ->
                ledger.add(
                    Assumption.of(
                        AssumptionCode.OBJECT_NOT_FILLED, name, "as tests would make them")));
    if (found.proof().isPresent()) {
      ledger.settle();
    }
    return ledger;
  }

  /** What is known of objects that are followed where the program calls them. */
  private void follow(Following following, Ledger ledger) {
    ledger.add(Assumption.of(AssumptionCode.SEEN_MADE, monitor.specification().type()));
    following
        .hidden()
        .forEach(place -> ledger.add(Assumption.of(AssumptionCode.CALL_NOT_FOLLOWED, place)));
  }

  private static String names(List<MethodId> methods) {
    String names =
        methods.stream()
            .limit(MOST_NAMED)
            .map(method -> method.name() + method.parameters())
            .collect(Collectors.joining(", "));
    int more = methods.size() - MOST_NAMED;
    return more > 0 ? names + " and " + more + " more" : names;
  }

  private static String onlyLooking(List<String> observers) {
    return observers.isEmpty()
        ? ""
        : observers.stream()
            .map(name -> name + "()")
            .collect(Collectors.joining(", ", " (where ", " changes nothing)"));
  }

  private static String makers(Recipe receiver) {
    List<MethodId> makers =
        (receiver instanceof Recipe.OneOf oneOf ? oneOf.options() : List.of(receiver))
            .stream()
                .filter(Recipe.Call.class::isInstance)
                .map(call -> ((Recipe.Call) call).callee())
                .toList();
    return "on an object made by "
        + makers.stream()
            .map(
                maker ->
                    maker.name().equals("<init>")
                        ? "new " + maker.owner() + maker.parameters()
                        : maker.userForm())
            .collect(Collectors.joining(" or "));
  }

  /** The types of what is made in fewer ways than there are. */
  private static Stream<String> notPlain(Recipe recipe) {
    if (recipe instanceof Recipe.Hole) {
      return Stream.empty();
    }
    boolean isPlain =
        recipe instanceof Recipe.OneOf
            || recipe instanceof Recipe.Null
            || (recipe instanceof Recipe.Call call && call.kind().isConstructor());
    Stream<String> inside = recipe.parts().stream().flatMap(SpecificationSearch::notPlain);
    return isPlain
        ? inside
        : Stream.concat(
            Stream.of(org.objectweb.asm.Type.getType(recipe.type()).getClassName()), inside);
  }
}
