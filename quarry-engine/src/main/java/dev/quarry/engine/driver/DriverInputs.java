package dev.quarry.engine.driver;

import dev.quarry.engine.backward.Subject;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.search.random.Dictionary;
import dev.quarry.search.random.Part;
import dev.quarry.search.random.Place;
import dev.quarry.search.random.RandomInputs;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.Recipe;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Random inputs of drivers, with the constants of the methods that each of them calls. */
public final class DriverInputs {
  /** Methods further away hardly look at the driver's inputs themselves. */
  private static final int MOST_METHODS = 60;

  private final ExprFactory factory;
  private final Subject subject;

  public DriverInputs(ExprFactory factory, Subject subject) {
    this.factory = factory;
    this.subject = subject;
  }

  public RandomInputs of(Driver driver, long seed) {
    List<Part> places = parts(driver.scenario().arguments());
    return new RandomInputs(factory, places, Dictionary.of(nearest(driver)), seed);
  }

  private static List<Part> parts(List<Recipe> recipes) {
    List<Part> parts = new ArrayList<>();
    recipes.forEach(recipe -> addParts(recipe, parts));
    return parts;
  }

  private static void addParts(Recipe recipe, List<Part> parts) {
    if (recipe instanceof Recipe.Hole hole) {
      parts.add(new Place(hole.name(), hole.type()));
    } else if (recipe instanceof Recipe.OneOf oneOf) {
      long nulls = oneOf.options().stream().filter(Recipe.Null.class::isInstance).count();
      boolean isNullLast =
          oneOf.options().get(oneOf.options().size() - 1) instanceof Recipe.Null && nulls == 1;
      parts.add(
          new Part.OneOf(
              oneOf.name(),
              oneOf.options().stream().map(option -> parts(List.of(option))).toList(),
              oneOf.options().size() - (isNullLast ? 1 : 0)));
    } else if (recipe instanceof Recipe.Call call) {
      parts.addAll(parts(call.arguments()));
    } else if (recipe instanceof Recipe.Array array) {
      parts.add(new Part.Several(array.name(), inTurn(array.elements(), 1)));
    } else if (recipe instanceof Recipe.Collected collected) {
      int each = collected.kind() == CollectionKind.MAP ? 2 : 1;
      parts.add(new Part.Several(collected.name(), inTurn(collected.elements(), each)));
    } else if (recipe instanceof Recipe.Changed changed) {
      addParts(changed.object(), parts);
      int steps = changed.steps().size();
      for (Recipe.Step step : changed.steps()) {
        parts.add(new Part.Perhaps(step.name(), steps, parts(step.arguments())));
      }
    }
  }

  private static List<List<Part>> inTurn(List<Recipe> elements, int each) {
    List<List<Part>> things = new ArrayList<>();
    for (int i = 0; i + each <= elements.size(); i += each) {
      things.add(parts(elements.subList(i, i + each)));
    }
    return things;
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
