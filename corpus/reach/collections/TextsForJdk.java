package collections;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Code of the JDK asks objects of the program for their texts, and puts these into others. */
public final class TextsForJdk {
  record Spot(int x) {}

  static final class Unit {
    final int x;

    Unit(int x) {
      this.x = x;
    }

    @Override
    public String toString() {
      return "U" + x;
    }
  }

  /** Its text is found in a list. */
  static final class Named {
    private final List<String> names = new ArrayList<>();

    Named(String name) {
      names.add(name);
    }

    @Override
    public String toString() {
      return names.get(0);
    }
  }

  public static int list(int x) {
    return List.of(new Unit(x)).toString().equals("[U5]") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int record(int x) {
    return ("" + List.of(new Spot(x))).equals("[Spot[x=5]]") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int optional(int x) {
    return Optional.of(new Unit(x)).toString().equals("Optional[U5]") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int entry(int x) {
    return Map.entry(new Unit(x), 1).toString().equals("U5=1") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int format(int x) {
    return String.format("%s", new Unit(x)).equals("U5") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int stream(int x) {
    String text = Stream.of(new Unit(x)).map(Object::toString).collect(Collectors.joining());
    return text.equals("U5") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int builder(int x) {
    String text = new StringBuilder().append(new Unit(x)).toString();
    return text.equals("U5") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }

  public static int found(String name) {
    return List.of(new Named(name)).toString().equals("[Ann]") ? 1 : 2; // reach: true yes, false yes, undecided: texts in the JDK
  }
}
