package functional;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Functions as inputs: what they return is an input. */
final class Functions {
  private Functions() {}

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // paths: 3
  static int operator(IntBinaryOperator f) {
    return f.applyAsInt(1, 2) == 12 ? 1 : 0;
  }

  /** Each call has a result of its own. */
  // explore: any
  // returns: "changed", "same"
  // throws: NullPointerException
  static String twice(IntBinaryOperator f) {
    return f.applyAsInt(1, 2) == f.applyAsInt(1, 2) ? "same" : "changed";
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int predicate(IntPredicate p) {
    return p.test(4) ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int boxed(Function<String, Integer> f) {
    return f.apply("x") == 8 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int text(Supplier<String> s) {
    String text = s.get();
    return text == null ? 0 : text.equals("quarry") ? 1 : 2;
  }

  // explore: any
  // returns: "done"
  // throws: NullPointerException
  // paths: 2
  static String action(Runnable r) {
    r.run();
    return "done";
  }

  // explore: any
  // returns: -1, 0, 1
  // throws: NullPointerException
  static int comparator(Comparator<String> c) {
    return Integer.signum(c.compare("a", "b"));
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int callable(Callable<Long> c) throws Exception {
    return c.call() == 1L << 33 ? 1 : 0;
  }

  /** What an operator returns is known from the interface above it. */
  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int inherited(BinaryOperator<Integer> f) {
    return f.apply(1, 2) > 100 ? 1 : 0;
  }

  /** The JDK calls the function. */
  // explore: any
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int calledByTheJdk(Predicate<String> p) {
    return (int) List.of("a", "b").stream().filter(p).count();
  }

  /** A point. */
  static final class Point {
    int x;
  }

  // explore: any
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int object(Supplier<Point> s) {
    Point point = s.get();
    return point == null ? 0 : point.x == 3 ? 1 : 2;
  }

  /** An interface of the program that nobody implements. */
  public interface Rule {
    boolean allows(String name, int age);

    /** Not to be implemented. */
    default boolean forbids(String name, int age) {
      return !allows(name, age);
    }
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int rule(Rule rule) {
    return rule.forbids("Ada", 36) ? 1 : 0;
  }

  /** Narrower than its parent. */
  private interface Naming extends Function<Integer, String> {
    @Override
    String apply(Integer number);
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int narrowed(Naming naming) {
    return naming.apply(1).equals("one") ? 1 : 0;
  }

  /** Something with a function in it. */
  static final class Button {
    IntPredicate enabled;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int field(Button button) {
    return button.enabled.test(1) ? 1 : 0;
  }

  /** Several methods, and nobody implements them. */
  interface Pair {
    int left();

    int right();
  }

  // explore: open
  // returns: none
  // throws: NullPointerException
  static int several(Pair pair) {
    return pair.left() == pair.right() ? 1 : 0;
  }
}
