package functional;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;

/** Functions that the JDK makes out of functions. */
final class Composed {
  private Composed() {}

  // explore: exhausted
  // returns: 0, 1
  static int chained(int x) {
    Function<Integer, Integer> twice = y -> y * 2;
    Function<Integer, Integer> plusTwo = y -> y + 2;
    return twice.andThen(plusTwo).apply(x) == 10 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int before(long x) {
    LongUnaryOperator minus = y -> -y;
    LongUnaryOperator plusTwo = y -> y + 2;
    return minus.compose(plusTwo).applyAsLong(x) == 10 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int ofTwo(int x, int y) {
    BiFunction<Integer, Integer, Integer> sum = (a, b) -> a + b;
    return sum.andThen(z -> z - 1).apply(x, y) == 77 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 3
  static int either(int x) {
    IntPredicate small = y -> y < 10;
    IntPredicate large = y -> y > 100;
    return small.or(large).test(x) ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int negated(int x) {
    Predicate<Integer> small = y -> y < 10;
    return small.negate().test(x) ? 1 : 0;
  }

  /** A person. */
  record Person(int age, int height) {}

  // explore: exhausted
  // returns: -1, 0, 1
  static int compared(int age, int height) {
    Comparator<Person> order = Comparator.comparingInt(Person::age);
    return order
        .thenComparing(Comparator.comparing(Person::height))
        .reversed()
        .compare(new Person(age, height), new Person(30, 180));
  }

  /** What is missing is noticed where the functions are put together. */
  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  // at: 74
  static int missing(Function<Integer, Integer> next, boolean given) {
    Function<Integer, Integer> same = y -> y;
    Function<Integer, Integer> both = same.andThen(next);
    return given ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int mapped(int x) {
    return Optional.of(x).map(y -> y + 1).filter(y -> y > 5).map(y -> y == 10 ? 2 : 1).orElse(0);
  }
}
