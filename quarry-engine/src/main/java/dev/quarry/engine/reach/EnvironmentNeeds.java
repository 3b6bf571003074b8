package dev.quarry.engine.reach;

import dev.quarry.engine.input.InputText;
import dev.quarry.engine.input.InputTree;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.models.environment.EnvironmentInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * What an input that reaches a target needs of the environment: those values without which a run
 * does not get there, so that whatever else the environment says does not matter.
 */
final class EnvironmentNeeds {
  private final Model start;
  private final Set<String> roots;

  private EnvironmentNeeds(Model start, Set<String> roots) {
    this.start = start;
    this.roots = roots;
  }

  /** Whether a run with an input reaches the target. */
  @FunctionalInterface
  interface Trial {
    boolean reaches(Model input) throws IOException, InterruptedException;
  }

  /** What an input needs: first nothing is tried, then each value is left out by itself. */
  static EnvironmentNeeds of(Model input, Trial trial) throws IOException, InterruptedException {
    Set<String> needed = new LinkedHashSet<>();
    input.values().keySet().forEach(one -> needed.add(EnvironmentInput.root(one.name())));
    needed.remove("");
    Model left = without(input, name -> true);
    if (needed.isEmpty() || trial.reaches(left)) {
      return new EnvironmentNeeds(left, Set.of());
    }
    left = input;
    for (String root : List.copyOf(needed)) {
      Model fewer = without(left, root::equals);
      if (trial.reaches(fewer)) {
        left = fewer;
        needed.remove(root);
      }
    }
    return new EnvironmentNeeds(left, needed);
  }

  /** Without those inputs of the environment whose root is as told. */
  private static Model without(Model input, Predicate<String> unwanted) {
    Map<Input, Object> left = new LinkedHashMap<>();
    input
        .values()
        .forEach(
            (one, value) -> {
              String root = EnvironmentInput.root(one.name());
              if (root.isEmpty() || !unwanted.test(root)) {
                left.put(one, value);
              }
            });
    return new Model(left);
  }

  /** The input without what is not needed. */
  Model start() {
    return start;
  }

  /** Another input without what is not needed. */
  Model only(Model input) {
    return without(input, root -> !roots.contains(root));
  }

  /** Whether a test can see to all of it. */
  boolean areSettable() {
    return roots.stream()
        .allMatch(
            root -> EnvironmentInput.parse(root).flatMap(EnvironmentInput::property).isPresent());
  }

  /** The system properties that a test sets, with no value for those that must not be there. */
  SortedMap<String, Optional<String>> properties(Model input) {
    SortedMap<String, Optional<String>> properties = new TreeMap<>();
    InputTree.environment(only(input))
        .forEach(
            (root, value) ->
                EnvironmentInput.parse(root)
                    .flatMap(EnvironmentInput::property)
                    .ifPresent(
                        key ->
                            properties.put(key, Optional.ofNullable(value).map(String::valueOf))));
    return properties;
  }

  /** What would have to be what. */
  String text(Model input) {
    List<String> needs = new ArrayList<>();
    InputTree.of(environment(input))
        .forEach((name, value) -> needs.add(name + " to be " + InputText.of(value)));
    return String.join(" and ", needs);
  }

  private Model environment(Model input) {
    Map<Input, Object> kept = new LinkedHashMap<>();
    input
        .values()
        .forEach(
            (one, value) -> {
              if (roots.contains(EnvironmentInput.root(one.name()))) {
                kept.put(one, value);
              }
            });
    return new Model(kept);
  }
}
