package shapes;

/** A value with a unit. */
// witness: warmer(new Degrees(20, Unit.CELSIUS), new Degrees(60, Unit.FAHRENHEIT))
// witness: warmer(new Degrees(0, Unit.CELSIUS), new Degrees(32, Unit.FAHRENHEIT))
// witness: warmer(new Degrees(0, Unit.CELSIUS), new Degrees(99, Unit.FAHRENHEIT))
public final class Temperature {
  public enum Unit {
    CELSIUS {
      @Override
      double toCelsius(double value) {
        return value;
      }
    },
    FAHRENHEIT {
      @Override
      double toCelsius(double value) {
        return (value - 32) * 5 / 9;
      }
    };

    abstract double toCelsius(double value);
  }

  public record Degrees(int value, Unit unit) implements Comparable<Degrees> {
    @Override
    public int compareTo(Degrees other) {
      return Double.compare(unit.toCelsius(value), other.unit.toCelsius(other.value));
    }
  }

  public static String warmer(Degrees first, Degrees second) {
    int order = first.compareTo(second);
    if (order == 0) {
      return second.compareTo(first) != 0 ? "?" : "same"; // reach: true no, false yes
    }
    return order > 0 ? "first" : "second"; // reach: true yes, false yes
  }
}
