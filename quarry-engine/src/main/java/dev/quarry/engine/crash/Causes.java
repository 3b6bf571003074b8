package dev.quarry.engine.crash;

import dev.quarry.engine.shrink.Influence;
import dev.quarry.engine.shrink.Shrinker;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.NullPlaces;
import dev.quarry.testgen.recipe.NullPlaces.NullPlace;
import dev.quarry.testgen.recipe.Recipe;
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
  private final ExprFactory factory;

  Causes(ClassHierarchy hierarchy, ExprFactory factory) {
    this.hierarchy = hierarchy;
    this.factory = factory;
    this.nullness = new Nullness(hierarchy);
  }

  Cause of(String exception, Scenario scenario, Model input, Shrinker.Trial trial)
      throws IOException, InterruptedException {
    return new Cause(
        new Influence(trial).of(scenario, input),
        exception.equals(NULL_POINTER) ? forbidden(scenario, input, trial) : Optional.empty());
  }

  private Optional<Cause.ForbiddenNull> forbidden(
      Scenario scenario, Model input, Shrinker.Trial trial)
      throws IOException, InterruptedException {
    for (NullPlace place : NullPlaces.of(hierarchy, scenario, input)) {
      if (nullness.isAdmitted(place.callee(), place.parameter())) {
        continue;
      }
      Optional<Input> known = known(input, place.input());
      Object other = place.choice() < 0 ? OTHER : place.choice();
      if (known.isPresent()) {
        Model changed = input.with(known.get(), other);
        if (trial.showsOther(changed) || trial.showsOther(filled(changed, place))) {
          return Optional.of(new Cause.ForbiddenNull(place.callee(), place.parameter()));
        }
      }
    }
    return Optional.empty();
  }

  /** With ones rather than zeros, which constructors refuse more often. */
  private Model filled(Model input, NullPlace place) {
    Model filled = input;
    for (Recipe.Hole hole : place.holes()) {
      InputPath path = InputPath.parameter(hole.name());
      filled =
          switch (hole.type()) {
            case "B", "C", "I", "S" -> filled.with(path.input(factory, Sort.INT), 1);
            case "J" -> filled.with(path.input(factory, Sort.LONG), 1L);
            case "F" -> filled.with(path.input(factory, Sort.FLOAT), 1f);
            case "D" -> filled.with(path.input(factory, Sort.DOUBLE), 1.0);
            default -> filled;
          };
    }
    return filled;
  }

  /** Inputs that the run did not look at are not known, and do not matter. */
  private static Optional<Input> known(Model input, InputPath path) {
    return input.values().entrySet().stream()
        .map(Map.Entry::getKey)
        .filter(one -> InputPath.find(one).filter(path::equals).isPresent())
        .findFirst();
  }
}
