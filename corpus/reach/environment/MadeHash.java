package environment;

import java.util.AbstractMap;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Hash codes that the JDK makes of hash codes without a meaning. */
public final class MadeHash {
  enum Colour {
    RED,
    GREEN
  }

  record Spot(Colour colour, int size) {}

  public static int objects() {
    return (Objects.hash(Colour.RED, 5) & 1) == 0 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int arrays() {
    return (Arrays.hashCode(new Colour[] {Colour.GREEN}) & 1) == 0 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int list() {
    return (List.of(Colour.RED, Colour.RED, Colour.GREEN).hashCode() & 1) == 0 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int pair() {
    return (Map.entry("a", new Object()).hashCode() & 1) == 0 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int simple() {
    return (new AbstractMap.SimpleEntry<>("a", Colour.RED).hashCode() & 1) == 0 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int optional() {
    return (Optional.of(Colour.RED).hashCode() & 1) == 0 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int set() {
    return (Set.of(Colour.RED).hashCode() & 1) == 0 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int part() {
    return (new Spot(Colour.RED, 3).hashCode() & 1) == 0 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int numbers(int n) {
    return Objects.hash(n, "a") == 1 ? 1 : 2; // reach: true yes, false yes, undecided: many steps
  }
}
