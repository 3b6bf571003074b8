package environment;

import java.util.List;

/** Texts of objects that have none of their own. */
public final class NamedByHash {
  static final class Thing {}

  public static int valueOf() {
    String text = String.valueOf(new Thing());
    return text.charAt(text.length() - 1) < '8' ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int joined() {
    String text = "a thing: " + new Thing();
    return text.charAt(text.length() - 1) < '8' ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int list() {
    String text = List.of(new Thing()).toString();
    return text.charAt(text.length() - 2) < '8' ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int built() {
    String text = new StringBuilder().append(new Thing()).append('.').toString();
    return text.charAt(text.length() - 2) < '8' ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int formatted() {
    String text = String.format("%s", new Thing());
    return text.charAt(text.length() - 1) < '8' ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }
}
