package stubs;

import java.util.function.Supplier;

/** A function that gives objects, not values. */
public final class Plan {
  /** A step. */
  public record Step(int hours) {}

  public static int first(Supplier<Step> steps) {
    Step step = steps.get();
    if (step != null && step.hours() == 8) {
      return 1; // reach: yes
    }
    return 0;
  }
}
