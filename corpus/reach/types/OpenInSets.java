package types;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What the JDK asks of objects that may be of several classes. */
public final class OpenInSets {
  interface Shape {}

  static final class Plain implements Shape {}

  record Square(int side) implements Shape {}

  public static int set(Shape a, Shape b) {
    Set<Shape> shapes = new HashSet<>();
    shapes.add(a);
    if (a != b && shapes.contains(b)) {
      return 1; // reach: yes, undecided: what sets ask
    }
    return 0; // reach: yes
  }

  public static int map(Shape a, Shape b) {
    Map<Shape, Integer> sizes = new HashMap<>();
    sizes.put(a, 1);
    sizes.put(b, 2);
    if (a != b && sizes.size() == 1) {
      return 1; // reach: yes, undecided: what maps ask
    }
    return 0; // reach: yes
  }

  public static int list(Shape a, Shape b) {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(a);
    if (a != b && shapes.indexOf(b) == 0) {
      return 1; // reach: yes, undecided: what lists ask
    }
    return 0; // reach: yes
  }

  public static int objects(Shape a, Shape b) {
    if (a != b && Objects.equals(a, b)) {
      return 1; // reach: yes, undecided: what the method asks
    }
    return 0; // reach: yes
  }

  public static int text(Shape a) {
    if (a != null && String.valueOf(a).startsWith("Square")) {
      return 1; // reach: yes
    }
    return 0; // reach: yes
  }

  public static int joined(Shape a) {
    if (("a " + a).startsWith("a Square")) {
      return 1; // reach: yes
    }
    return 0; // reach: yes
  }

  public static int lists(Shape a, Shape b) {
    if (a != b && List.of(a).equals(List.of(b))) {
      return 1; // reach: yes, undecided: what lists ask
    }
    return 0; // reach: yes
  }

  public static int appended(Shape a) {
    StringBuilder text = new StringBuilder();
    text.append(a);
    if (text.toString().startsWith("Square")) {
      return 1; // reach: yes
    }
    return 0; // reach: yes
  }

  public static int formatted(Shape a) {
    if (String.format("%s", a).startsWith("Square")) {
      return 1; // reach: yes, undecided: what formats ask
    }
    return 0; // reach: yes
  }

  public static int spelled(Shape a) {
    if (List.of(a).toString().startsWith("[Square")) {
      return 1; // reach: yes, undecided: what lists ask
    }
    return 0; // reach: yes
  }

  public static int hashed(Shape a, Shape b) {
    if (a != b && Objects.hash(a) == Objects.hash(b)) {
      return 1; // reach: yes, undecided: what arrays ask
    }
    return 0; // reach: yes
  }

  public static int streamed(List<Shape> shapes) {
    if (shapes.stream().distinct().count() < shapes.size()) {
      return 1; // reach: yes, undecided: what streams ask
    }
    return 0; // reach: yes
  }
}
