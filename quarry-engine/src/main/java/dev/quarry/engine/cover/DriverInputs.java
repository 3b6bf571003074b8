package dev.quarry.engine.cover;

import dev.quarry.engine.reach.Subject;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.search.random.Dictionary;
import dev.quarry.search.random.Place;
import dev.quarry.search.random.RandomInputs;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.recipe.OpenPlaces;
import dev.quarry.testgen.recipe.Recipe;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Random inputs of drivers, with the constants of the methods that each of them calls. */
final class DriverInputs {
  /** Methods further away hardly look at the driver's inputs themselves. */
  private static final int MOST_METHODS = 60;

  private final ExprFactory factory;
  private final Subject subject;

  DriverInputs(ExprFactory factory, Subject subject) {
    this.factory = factory;
    this.subject = subject;
  }

  RandomInputs of(Driver driver, long seed) {
    List<Recipe> arguments = driver.scenario().arguments();
    Map<String, Integer> choices = OpenPlaces.choices(arguments);
    List<Place> places =
        OpenPlaces.of(arguments).stream()
            .map(hole -> new Place(hole.name(), hole.type(), choices.getOrDefault(hole.name(), 0)))
            .toList();
    return new RandomInputs(factory, places, Dictionary.of(nearest(driver)), seed);
  }

  private List<MethodBody> nearest(Driver driver) {
    Set<MethodId> found = new LinkedHashSet<>(Set.of(driver.entry()));
    ArrayDeque<MethodId> open = new ArrayDeque<>(found);
    while (!open.isEmpty() && found.size() < MOST_METHODS) {
      for (MethodId callee : subject.calls().callees(open.remove())) {
        if (found.add(callee)) {
          open.add(callee);
        }
      }
    }
    found.remove(driver.entry());
    List<MethodBody> bodies = new ArrayList<>();
    found.stream().limit(MOST_METHODS).map(subject.program()::body).forEach(bodies::add);
    return bodies;
  }
}
