package nested;

import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Lambdas and method references, with what they capture. */
final class Lambdas {
  interface Own {
    long apply(int x, long y);
  }

  static final class Counter {
    int count;

    int add(int n) {
      count += n;
      return count;
    }

    boolean isAt(int n) {
      return count == n;
    }
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int captured(int x) {
    IntSupplier s = () -> x * 3;
    return s.getAsInt() == 12 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int argument(int x) {
    IntUnaryOperator f = y -> y + 7;
    return f.applyAsInt(x) == 0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int capturedAndArgument(int x, long y) {
    Own f = (a, b) -> a + b + y;
    return f.apply(x, 5L) == 100L ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int staticReference(int x) {
    IntBinaryOperator max = Math::max;
    return max.applyAsInt(x, 10) == 11 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int boundReference(int x) {
    Counter c = new Counter();
    IntUnaryOperator add = c::add;
    add.applyAsInt(x);
    return add.applyAsInt(1) == 6 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int unboundReference(int x) {
    java.util.function.ToIntFunction<Counter> read = k -> k.count;
    Counter c = new Counter();
    c.count = x;
    return read.applyAsInt(c) == 44 ? 1 : 0;
  }

  // explore: exhausted
  // returns: any
  // throws: NegativeArraySizeException
  static int[] constructorReference(int x) {
    IntFunction<int[]> make = int[]::new;
    return make.apply(x & 0x80000003);
  }

  // explore: exhausted
  // returns: 0, 1
  static int composed(int x) {
    IntUnaryOperator twice = y -> y * 2;
    IntUnaryOperator plusOne = y -> y + 1;
    return twice.andThen(plusOne).applyAsInt(x) == 9 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int predicate(int x) {
    IntPredicate big = y -> y > 100;
    IntPredicate even = y -> y % 2 == 0;
    return big.and(even).test(x) ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int boxedFunction(int x) {
    Function<Integer, Integer> f = y -> y - 1;
    return f.apply(x) == 41 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int chosen(int which, int x) {
    IntUnaryOperator f = which == 0 ? y -> y : y -> -y;
    int r = f.applyAsInt(x);
    return r == 5 ? which == 0 ? 1 : 2 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArithmeticException
  static int throwing(int x) {
    Supplier<Integer> s = () -> 10 / x;
    return s.get() == 5 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int returned(int x) {
    return adder(x).applyAsInt(3) == 10 ? 1 : 0;
  }

  private static IntUnaryOperator adder(int x) {
    return y -> x + y;
  }
}
