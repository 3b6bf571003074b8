package environment;

import java.util.Set;

/** A set has no order. */
public final class SetOrder {
  public static int look() {
    String first = Set.of("a", "b", "c").iterator().next();
    return first.equals("b") ? 1 : 2; // reach: true yes, undecided: which order
  }
}
