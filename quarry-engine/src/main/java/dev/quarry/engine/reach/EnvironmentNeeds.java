package dev.quarry.engine.reach;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.input.InputPath;
import dev.quarry.input.InputTree;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What an input that reaches a target needs of the environment: those values without which a run
 * does not get there, so that whatever else the environment says does not matter.
 */
final class EnvironmentNeeds {
  private final Model start;
  private final Set<InputPath.Environment> needed;

  private EnvironmentNeeds(Model start, Set<InputPath.Environment> needed) {
    this.start = start;
    this.needed = needed;
  }

  /** Whether a run with an input reaches the target. */
  @FunctionalInterface
  interface Trial {
    boolean reaches(Model input) throws IOException, InterruptedException;
  }

  /** What an input needs: first nothing is tried, then each value is left out by itself. */
  static EnvironmentNeeds of(Model input, Trial trial) throws IOException, InterruptedException {
    Set<InputPath.Environment> needed = new LinkedHashSet<>();
    input.values().keySet().forEach(one -> environment(one).ifPresent(needed::add));
    Model left = filtered(input, one -> environment(one).isEmpty());
    if (needed.isEmpty() || trial.reaches(left)) {
      return new EnvironmentNeeds(left, Set.of());
    }
    left = input;
    for (InputPath.Environment root : List.copyOf(needed)) {
      Model fewer = filtered(left, one -> environment(one).filter(root::equals).isEmpty());
      if (trial.reaches(fewer)) {
        left = fewer;
        needed.remove(root);
      }
    }
    return new EnvironmentNeeds(left, needed);
  }

  /** The value of the environment that an input is, or is part of. */
  private static Optional<InputPath.Environment> environment(Input input) {
    return InputPath.find(input)
        .map(InputPath::root)
        .filter(InputPath.Environment.class::isInstance)
        .map(InputPath.Environment.class::cast);
  }

  private static Model filtered(Model input, Predicate<Input> kept) {
    Map<Input, Object> left = new LinkedHashMap<>(input.values());
    left.keySet().removeIf(kept.negate());
    return new Model(left);
  }

  /** The input without what is not needed. */
  Model start() {
    return start;
  }

  /** Another input without what is not needed. */
  Model only(Model input) {
    return filtered(
        input, one -> environment(one).filter(root -> !needed.contains(root)).isEmpty());
  }

  /** Whether a test can see to all of it. */
  boolean areSettable() {
    return needed.stream().allMatch(root -> root.property().isPresent());
  }

  /** The system properties that a test sets, with no value for those that must not be there. */
  SortedMap<String, Optional<String>> properties(Model input) {
    Map<String, Object> values = new LinkedHashMap<>();
    input.values().forEach((one, value) -> values.put(one.name(), value));
    SortedMap<String, Optional<String>> properties = new TreeMap<>();
    for (InputPath.Environment root : needed) {
      boolean isThere = values.get(root.text()) instanceof Ref ref && !ref.isNull();
      Object text = values.getOrDefault(root.aspect(InputPath.Aspect.Kind.TEXT).text(), "");
      root.property()
          .ifPresent(
              key ->
                  properties.put(
                      key, isThere ? Optional.of(String.valueOf(text)) : Optional.empty()));
    }
    return properties;
  }

  /** What would have to be what. */
  String text(Model input) {
    Model environment =
        filtered(input, one -> environment(one).filter(needed::contains).isPresent());
    return InputTree.of(environment).roots().entrySet().stream()
        .map(root -> root.getKey() + " to be " + root.getValue().text())
        .collect(Collectors.joining(" and "));
  }
}
