package dev.quarry.testgen.recipe;

import java.util.ArrayList;
import java.util.List;

/** Keeps scenarios within what a method can have as parameters, and a search can decide. */
final class ScenarioSize {
  private static final int COMFORTABLE = 110;

  /** The JVM takes 255, and instrumentation may add some. */
  private static final int MOST = 200;

  private ScenarioSize() {}

  static boolean isComfortable(Scenario scenario) {
    return slots(scenario.recipes()) <= COMFORTABLE;
  }

  static boolean fits(Scenario scenario) {
    return slots(scenario.recipes()) <= MOST;
  }

  private static int slots(List<Recipe> arguments) {
    return OpenPlaces.slots(OpenPlaces.of(arguments));
  }

  /** The scenario, with null for the last objects if there are too many open places. */
  static Scenario shortened(Scenario scenario) {
    List<Recipe> arguments = new ArrayList<>(scenario.arguments());
    for (int i = arguments.size() - 1; i >= 0 && slots(arguments) > MOST; i--) {
      if (!(arguments.get(i) instanceof Recipe.Hole)) {
        arguments.set(i, new Recipe.Null(arguments.get(i).type()));
      }
    }
    return scenario.with(arguments);
  }
}
