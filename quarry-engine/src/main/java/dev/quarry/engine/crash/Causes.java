package dev.quarry.engine.crash;

import dev.quarry.engine.shrink.Influence;
import dev.quarry.engine.shrink.Shrinker;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.input.InputPath;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.NullPlaces;
import dev.quarry.testgen.recipe.NullPlaces.NullPlace;
import dev.quarry.testgen.recipe.Scenario;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Finds out by runs with other values what an exception came of. */
final class Causes {
  private static final String NULL_POINTER = "java.lang.NullPointerException";

  /** No run has so many objects. */
  private static final Ref OTHER = new Ref(1_000_000);

  private final ClassHierarchy hierarchy;
  private final Nullness nullness;

  Causes(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.nullness = new Nullness(hierarchy);
  }

  Cause of(String exception, Scenario scenario, Model input, Shrinker.Trial trial)
      throws IOException, InterruptedException {
    return new Cause(
        new Influence(trial).of(scenario, input),
        exception.equals(NULL_POINTER)
            ? forbidden(scenario, input, trial)
            : Optional.empty());
  }

  private Optional<NullPlace> forbidden(Scenario scenario, Model input, Shrinker.Trial trial)
      throws IOException, InterruptedException {
    for (NullPlace place : NullPlaces.of(hierarchy, scenario, input)) {
      if (nullness.isAdmitted(place.callee(), place.parameter())) {
        continue;
      }
      Optional<Input> known = known(input, place.input());
      Object other = place.choice() < 0 ? OTHER : place.choice();
      if (known.isPresent() && trial.showsOther(input.with(known.get(), other))) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  /** Inputs that the run did not look at are not known, and do not matter. */
  private static Optional<Input> known(Model input, InputPath path) {
    return input.values().entrySet().stream()
        .map(Map.Entry::getKey)
        .filter(one -> InputPath.find(one).filter(path::equals).isPresent())
        .findFirst();
  }
}
