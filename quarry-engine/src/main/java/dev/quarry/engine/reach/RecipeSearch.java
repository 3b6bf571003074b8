package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.run.RunService;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.Distance;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.testgen.driver.Driver;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Random runs and the forward engine with drivers as entries; first of all, drivers are run so that
 * they make objects like those that the backward engine asks for. Has nothing to say about what
 * can't be reached.
 */
final class RecipeSearch implements Asking {
  /** Random runs have one part in so many of a turn. */
  private static final int RANDOM_SHARE = 2;

  /** In less time than this there are no batches. */
  private static final Duration SHORTEST = Duration.ofMillis(400);

  /** After so many turns that brought nothing, only ways that are open are worth another. */
  private static final int MOST_IN_VAIN = 3;

  private final ReachParts parts;
  private final Recipes recipes;
  private final Question question;
  private final Map<MethodId, Driver> drivers = new LinkedHashMap<>();
  private final BackwardHints hints;
  private List<Asking> engines = List.of();
  private Optional<Imitations> imitations = Optional.empty();
  private boolean hasBegun;
  private int imitated;
  private int turns;
  private int inVain;
  private boolean isGaining;

  RecipeSearch(ReachParts parts, Recipes recipes, Question question, BackwardHints hints) {
    this.parts = parts;
    this.hints = hints;
    this.recipes = recipes;
    this.question = question;
  }

  @Override
  public Engine engine() {
    return Engine.RECIPES;
  }

  /**
   * The first turn is left out if nobody has an object to make: most targets are decided before
   * workers of its own are up.
   */
  @Override
  public Answer ask(Duration time) throws IOException, InterruptedException {
    turns++;
    if (turns == 2 || !hints.astray().isEmpty()) {
      begin();
    }
    isGaining = false;
    Effort effort = Effort.NONE;
    Optional<Hit> imitation = imitate();
    if (imitation.isPresent()) {
      return new Answer(imitation.map(this::driven), new Ledger(), List.of(), effort);
    }
    for (Asking engine : engines) {
      boolean isRandom = engine.engine() == Engine.RANDOM;
      Answer answer = engine.ask(isRandom ? longer(time.dividedBy(randomShare())) : time);
      effort = effort.plus(answer.effort());
      isGaining |= engine.isGaining();
      if (answer.hit().isPresent()) {
        return new Answer(answer.hit().map(this::driven), new Ledger(), List.of(), effort);
      }
    }
    inVain = isGaining ? 0 : inVain + 1;
    return new Answer(Optional.empty(), new Ledger(), List.of(), effort);
  }

  /**
   * The objects that the backward engine asks for may be none that a run can be given as they are.
   */
  private Optional<Hit> imitate() throws IOException, InterruptedException {
    if (imitations.isEmpty()) {
      return Optional.empty();
    }
    for (List<BackwardHints.Astray> all = hints.astray(); imitated < all.size(); imitated++) {
      BackwardHints.Astray input = all.get(imitated);
      List<Driver> ofEntry =
          drivers.values().stream()
              .filter(driver -> driver.scenario().method().equals(input.entry()))
              .toList();
      Optional<Hit> hit = imitations.get().find(ofEntry, input.input());
      if (hit.isPresent()) {
        return hit;
      }
    }
    return Optional.empty();
  }

  /** Those that know how near they come are of use for longer. */
  private int randomShare() {
    return question.through().isPresent() ? 1 : RANDOM_SHARE;
  }

  private static Duration longer(Duration time) {
    return time.compareTo(SHORTEST) < 0 ? SHORTEST : time;
  }

  private Hit driven(Hit hit) {
    Driver driver =
        Optional.ofNullable(drivers.get(hit.entry())).orElseThrow(IllegalStateException::new);
    return new Hit(driver.scenario().method(), hit.input(), hit.way(), Optional.of(driver));
  }

  /** Gets everything ready, for who does not want that to be on the time of a turn. */
  void begin() throws IOException, InterruptedException {
    if (hasBegun) {
      return;
    }
    hasBegun = true;
    recipes.drivers().forEach(driver -> drivers.put(driver.entry(), driver));
    if (drivers.isEmpty()) {
      return;
    }
    Subject subject = recipes.subject().from(drivers.keySet());
    var service =
        new RunService(recipes.workers(), parts.options().runs(subject.classPath()), parts.clock());
    service.enter(drivers.keySet().iterator().next()).warmUp();
    long start = parts.clock().nanos();
    Distance distance = Distance.to(question.places(), subject.calls(), subject.flows());
    Duration measuring = Duration.ofNanos(parts.clock().nanos() - start);
    Question asked = question.from(new LinkedHashSet<>(drivers.keySet()));
    var trials = new Trials(service);
    imitations = Optional.of(new Imitations(parts.factory(), subject, trials, asked));
    engines =
        List.of(
            new RandomRuns(
                subject,
                trials,
                service,
                asked,
                distance,
                parts.clock(),
                Searches.drawing(parts, subject, question, recipes.drivers())),
            new Forward(
                parts,
                subject,
                trials,
                recipes.workers(),
                asked,
                distance,
                measuring,
                BackwardHints.NONE));
  }

  @Override
  public boolean beginsElsewhere() {
    return recipes.beginElsewhere();
  }

  @Override
  public boolean isOpen() {
    if (!hasBegun) {
      return true;
    }
    return engines.stream()
        .anyMatch(
            engine ->
                engine.isOpen() && (engine.engine() != Engine.RANDOM || inVain < MOST_IN_VAIN));
  }

  @Override
  public boolean isGaining() {
    return isGaining;
  }
}
