package switches;

/** A switch expression over strings. */
public final class YieldString {
  public static int look(String unit, int x) {
    int factor =
        switch (unit) {
          case "s" -> 1;
          case "min" -> 60;
          case "h" -> 3600;
          default -> throw new IllegalArgumentException(unit); // reach: yes
        };
    if (factor == 60 && unit.length() == 1) {
      return 1; // reach: no
    }
    return x > 0 && x < 10 && x * factor == 7200 ? 2 : 3; // reach: true yes
  }
}
