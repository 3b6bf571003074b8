package dev.quarry.testgen.recipe;

import java.util.List;
import java.util.stream.Stream;

/** Finds out who needs reflection. */
public final class HiddenMembers {
  private HiddenMembers() {}

  /** Whether a test that makes this call needs reflection. */
  public static boolean areUsedBy(TestCall call) {
    return call.arguments().stream().anyMatch(HiddenMembers::areUsedBy);
  }

  /** Whether some of the tests that come out of a scenario need reflection. */
  public static boolean areUsedBy(Scenario scenario) {
    return scenario.arguments().stream().anyMatch(HiddenMembers::areUsedBy);
  }

  static boolean areUsedBy(Recipe recipe) {
    boolean isHidden =
        recipe instanceof Recipe.Call call && call.kind().isReflective()
            || recipe instanceof Recipe.Changed changed
                && changed.steps().stream().anyMatch(step -> step.kind().isReflective());
    return isHidden || parts(recipe).anyMatch(HiddenMembers::areUsedBy);
  }

  private static Stream<Recipe> parts(Recipe recipe) {
    if (recipe instanceof Recipe.Changed changed) {
      return Stream.concat(
          Stream.of(changed.object()),
          changed.steps().stream().flatMap(step -> step.arguments().stream()));
    }
    List<Recipe> parts =
        recipe instanceof Recipe.OneOf oneOf
            ? oneOf.options()
            : recipe instanceof Recipe.Call call
                ? call.arguments()
                : recipe instanceof Recipe.Array array
                    ? array.elements()
                    : recipe instanceof Recipe.Collected collected
                        ? collected.elements()
                        : List.of();
    return parts.stream();
  }

  private static boolean areUsedBy(Value value) {
    boolean isHidden = value instanceof Value.Call call && call.kind().isReflective();
    return isHidden || value.parts().stream().anyMatch(HiddenMembers::areUsedBy);
  }
}
