package dev.quarry.concolic.instrument.samples;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Objects, calls, exceptions, lambdas, records. */
// Odd code is what these are for.
@SuppressWarnings({"SelfEquals", "BoxedPrimitiveEquality"})
public final class Objects {
  private Objects() {}

  interface Shape {
    double area();

    default String label() {
      return "shape " + area();
    }

    static Shape unit() {
      return new Square(1);
    }
  }

  record Square(double side) implements Shape {
    @Override
    public double area() {
      return side * side;
    }
  }

  record Rectangle(int width, long height, @Nullable String name) implements Shape {
    Rectangle {
      if (width < 0) {
        throw new IllegalArgumentException("negative: " + width);
      }
    }

    @Override
    public double area() {
      return width * (double) height;
    }

    @Override
    public String label() {
      return Shape.super.label() + "!";
    }
  }

  enum Level {
    LOW(1),
    MIDDLE(5) {
      @Override
      int weight() {
        return 50;
      }
    },
    HIGH(10);

    private final int weight;

    Level(int weight) {
      this.weight = weight;
    }

    int weight() {
      return weight;
    }
  }

  private static class Counter {
    private static int made;
    private int count;
    private long total = 3;
    protected double mean;

    Counter(int start) {
      count = start;
      made++;
    }

    Counter add(long value) {
      total += value;
      count++;
      mean = total / (double) count;
      return this;
    }

    class Inner {
      int both(int x) {
        return count + x;
      }
    }
  }

  private static final class Loud extends Counter {
    private final int[] log;

    Loud(int start, int... log) {
      super(start > 100 ? 100 : start);
      this.log = log;
    }

    @Override
    Counter add(long value) {
      log[(int) (value & 1)]++;
      return super.add(value * 2);
    }
  }

  public static String records(int width, long height, @Nullable String name) {
    Rectangle one = new Rectangle(width, height, name);
    Rectangle two = new Rectangle(width, 4, "r");
    return one
        + " "
        + one.equals(two)
        + two.equals(two)
        + one.hashCode()
        + one.equals(name)
        + one.label()
        + Shape.unit().label();
  }

  public static String fields(int start, long value) {
    int before = Counter.made;
    Counter counter = value % 3 == 0 ? new Loud(start, 1, 2) : new Counter(start);
    counter.add(value).add(start);
    Counter.Inner inner = counter.new Inner();
    return counter.count
        + ","
        + counter.total
        + ","
        + counter.mean
        + ","
        + inner.both(start)
        + (counter instanceof Loud loud ? loud.log[0] + ":" + loud.log[1] : "quiet")
        + (Counter.made - before);
  }

  public static String levels(int number) {
    Level level = Level.values()[number];
    String text =
        switch (level) {
          case LOW -> "l";
          case MIDDLE -> "m";
          case HIGH -> "h";
        };
    return text + level.weight() + level.ordinal() + Level.valueOf(level.name());
  }

  public static String exceptions(int n, @Nullable String text) {
    StringBuilder log = new StringBuilder();
    int state = n;
    try {
      state++;
      try {
        if (n % 4 == 0) {
          throw new IllegalStateException("four " + n);
        }
        state += text.length();
        state += 100 / (n - 3);
        Object o = n % 5 == 0 ? text : Integer.valueOf(n);
        state += ((String) o).length();
      } catch (ArithmeticException | ClassCastException e) {
        log.append(e.getClass().getSimpleName()).append(state);
        state = -1;
      } finally {
        log.append("f").append(state);
      }
    } catch (NullPointerException e) {
      log.append(e.getMessage());
    } catch (RuntimeException e) {
      log.append(e.getMessage()).append(state);
      if (n == 8) {
        throw new UnsupportedOperationException("eight", e);
      }
    }
    return log.toString();
  }

  public static synchronized int monitors(int n) {
    Object lock = new Object();
    int sum = 0;
    for (int i = 0; i < (n & 7); i++) {
      synchronized (lock) {
        sum += i * n;
      }
    }
    return sum;
  }

  public static String lambdas(int a, long b, String text) {
    IntBinaryOperator plus = (x, y) -> x + y * a;
    Function<Integer, Long> boxed = x -> x + b;
    BiFunction<String, Integer, String> cut = (s, i) -> s.substring(0, Math.min(i & 7, s.length()));
    Supplier<List<Integer>> lists = ArrayList::new;
    IntFunction<int[]> arrays = int[]::new;
    Function<Object, String> show = String::valueOf;
    Supplier<Integer> length = text::length;
    Comparator<String> order = Comparator.comparing(String::length);
    List<Integer> list = lists.get();
    list.add(plus.applyAsInt(a, 2));
    list.add(boxed.apply(a).intValue());
    Map<String, Integer> counts = new HashMap<>();
    counts.merge(text, a, Integer::sum);
    counts.merge(text, 5, Integer::sum);
    int total = list.stream().mapToInt(Integer::intValue).filter(x -> x > a).sum();
    String joined =
        IntStream.range(0, 4).mapToObj(i -> i + text).sorted(order).collect(Collectors.joining());
    return Optional.of(a).map(x -> x * 2).filter(x -> x > 3).map(show).orElse("none")
        + cut.apply(text, a)
        + list
        + counts
        + total
        + joined
        + arrays.apply(3).length
        + length.get();
  }

  public static boolean identity(int a, int b) {
    Integer x = a;
    Integer y = b;
    Object o = x;
    return x == y || o.equals(y) && x.compareTo(y) == 0;
  }
}
