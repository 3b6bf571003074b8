package dev.quarry.testgen.recipe;

/** Finds out who needs reflection. */
public final class HiddenMembers {
  private HiddenMembers() {}

  /** Whether a test that makes this call needs reflection. */
  public static boolean areUsedBy(TestCall call) {
    return call.arguments().stream().anyMatch(HiddenMembers::areUsedBy);
  }

  /** Whether some of the tests that come out of a scenario need reflection. */
  public static boolean areUsedBy(Scenario scenario) {
    return scenario.recipes().stream().anyMatch(HiddenMembers::areUsedBy);
  }

  static boolean areUsedBy(Recipe recipe) {
    boolean isHidden =
        recipe instanceof Recipe.Call call && call.kind().isReflective()
            || recipe instanceof Recipe.Changed changed
                && changed.steps().stream().anyMatch(step -> step.kind().isReflective());
    return isHidden || recipe.parts().stream().anyMatch(HiddenMembers::areUsedBy);
  }

  private static boolean areUsedBy(Value value) {
    boolean isHidden = value instanceof Value.Call call && call.kind().isReflective();
    return isHidden || value.parts().stream().anyMatch(HiddenMembers::areUsedBy);
  }
}
