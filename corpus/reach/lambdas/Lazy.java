package lambdas;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams do things late, seldom, or not at all. */
public final class Lazy {
  private static int count;

  private Lazy() {}

  public static int counted(int x) {
    long elements = Stream.of(1, 2, x).peek(e -> count++).count();
    if (count == 3) {
      return 1; // reach: no
    }
    Stream<Integer> stream = Stream.of(1, 2, x).map(e -> 10 / e);
    count = 5;
    if (x == 0) {
      return 2; // reach: yes
    }
    List<Integer> all = stream.collect(Collectors.toList());
    if (all.get(2) == 5) {
      return 3; // reach: yes
    }
    return (int) elements; // reach: yes
  }

  public static int first(int x) {
    AtomicInteger looked = new AtomicInteger();
    boolean found = Stream.of(1, x, 3).peek(e -> looked.incrementAndGet()).anyMatch(e -> e == x);
    if (looked.get() == 1 && x == 1) {
      return 1; // reach: yes
    }
    if (!found) {
      return 2; // reach: no
    }
    if (looked.get() == 3) {
      return 3; // reach: no
    }
    return 4; // reach: yes
  }

  public static int captured(int x) {
    List<Supplier<Integer>> all = new ArrayList<>();
    int[] box = {x};
    for (int i = 0; i < 3; i++) {
      int copy = i;
      all.add(() -> box[0] * 10 + copy);
    }
    box[0] = 7;
    if (all.get(1).get() == 71) {
      return 1; // reach: yes
    }
    return 2; // reach: no
  }

  public static int sorted(int x) {
    StringBuilder order = new StringBuilder();
    IntStream.of(2, x, 1)
        .peek(e -> order.append('p'))
        .sorted()
        .limit(1)
        .forEach(e -> order.append(e));
    if (order.charAt(1) == 'p' && order.length() == 4 && order.charAt(3) == '0') {
      return 1; // reach: yes
    }
    if (order.toString().equals("pp1p")) {
      return 2; // reach: no, undecided: streams of numbers
    }
    return 3; // reach: yes
  }

  public static int twice(int x) {
    Stream<Integer> stream = Stream.of(x);
    long one = stream.filter(e -> e > 0).count();
    if (x == 5) {
      return (int) (one + stream.count()); // reach: IllegalStateException yes
    }
    return 1; // reach: yes
  }
}
