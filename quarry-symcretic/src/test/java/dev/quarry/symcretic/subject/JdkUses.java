package dev.quarry.symcretic.subject;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Month;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/**
 * Methods that use the JDK, each with returns of small numbers. Which of these numbers are returned
 * for arguments from a small range is found by running them; a negative one never is.
 */
public final class JdkUses {
  private JdkUses() {}

  enum Size {
    SMALL,
    LARGE
  }

  public static int dateOf(int a, int b) {
    LocalDate date = LocalDate.of(2024, 2, a + 27);
    if (date.getDayOfMonth() > 29) {
      return -1;
    }
    if (date.getDayOfMonth() == 29) {
      return 1;
    }
    return date.getMonthValue() == 2 ? 2 : -2;
  }

  public static int dateOrder(int a, int b) {
    LocalDate first = LocalDate.of(2020 + a, 1, 1);
    LocalDate second = LocalDate.of(2020 + b, 1, 1);
    if (first.isAfter(second)) {
      return a <= b ? -1 : 1;
    }
    if (first.isBefore(second)) {
      return 2;
    }
    return first.compareTo(second) == 0 ? 3 : -2;
  }

  public static int nextDay(int a, int b) {
    LocalDate date = LocalDate.of(2023, 2, 26).plusDays(a);
    return date.getMonthValue() == 3 ? 1 : date.getMonthValue() == 2 ? 2 : -1;
  }

  public static int timeOf(int a, int b) {
    LocalTime time = LocalTime.of(a + 21, 30);
    if (time.getHour() >= 24) {
      return -1;
    }
    return time.isBefore(LocalTime.MIDNIGHT) ? -2 : 1;
  }

  public static int duration(int a, int b) {
    Duration duration = Duration.ofMinutes(a);
    if (duration.isNegative()) {
      return a < 0 ? 1 : -1;
    }
    return duration.getSeconds() == 120 ? 2 : 3;
  }

  public static int months(int a, int b) {
    Month month = Month.of(a + 2);
    if (month == Month.FEBRUARY) {
      return a == 0 ? 1 : -1;
    }
    return month.getValue() == 13 ? -2 : 2;
  }

  public static int list(int a, int b) {
    List<Integer> list = new ArrayList<>();
    list.add(a);
    list.add(b);
    if (list.size() != 2) {
      return -1;
    }
    if (list.get(0) != a) {
      return -2;
    }
    return list.get(1) > list.get(0) ? 1 : 2;
  }

  public static int contains(int a, int b) {
    ArrayList<Integer> list = new ArrayList<>();
    list.add(a);
    if (list.contains(b)) {
      return a == b ? 1 : -1;
    }
    return 2;
  }

  public static int badIndex(int a, int b) {
    List<String> list = new ArrayList<>();
    list.add("x");
    try {
      list.get(a);
      return a == 0 ? 1 : -1;
    } catch (IndexOutOfBoundsException e) {
      return 2;
    }
  }

  public static int linked(int a, int b) {
    LinkedList<Integer> list = new LinkedList<>();
    list.add(a);
    list.addFirst(b);
    return list.getFirst() == b ? 1 : -1;
  }

  public static int deque(int a, int b) {
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    queue.add(a);
    queue.push(b);
    int first = queue.pop();
    if (first != b) {
      return -1;
    }
    return queue.isEmpty() ? -2 : 1;
  }

  public static int map(int a, int b) {
    Map<Integer, String> map = new HashMap<>();
    map.put(1, "one");
    map.put(a, "other");
    if (map.size() == 1) {
      return a == 1 ? 1 : -1;
    }
    return map.get(1) == null ? -2 : 2;
  }

  public static int enumMap(int a, int b) {
    Map<Size, Integer> map = new EnumMap<>(Size.class);
    map.put(Size.SMALL, a);
    if (map.containsKey(Size.LARGE)) {
      return -1;
    }
    return map.get(Size.SMALL) == 2 ? 1 : 2;
  }

  public static int optional(int a, int b) {
    Optional<String> text = a > 0 ? Optional.of("text") : Optional.empty();
    int length = text.map(String::length).orElse(-1);
    if (length == 4) {
      return a > 0 ? 1 : -1;
    }
    return 2;
  }

  public static int filtered(int a, int b) {
    Optional<Integer> number = Optional.of(a).filter(n -> n > b);
    if (number.isPresent()) {
      return a > b ? 1 : -1;
    }
    return 2;
  }

  public static int composed(int a, int b) {
    IntUnaryOperator twice = x -> x * 2;
    IntUnaryOperator both = twice.andThen(x -> x + b);
    if (both.applyAsInt(a) == 7) {
      return 1;
    }
    return both.applyAsInt(a) == 2 * a + b ? 2 : -1;
  }

  public static int captured(int a, int b) {
    IntBinaryOperator sum = Integer::sum;
    Function<Integer, Integer> plus = x -> sum.applyAsInt(x, a);
    Supplier<Integer> result = () -> plus.apply(b);
    return result.get() == a + b ? 1 : -1;
  }

  public static int comparator(int a, int b) {
    Comparator<Integer> backwards = (x, y) -> Integer.compare(y, x);
    if (backwards.compare(a, b) > 0) {
      return a < b ? 1 : -1;
    }
    return 2;
  }

  public static int money(int a, int b) {
    BigDecimal price = BigDecimal.valueOf(a, 2);
    if (price.signum() > 0) {
      return a > 0 ? 1 : -1;
    }
    return price.scale() == 2 ? 2 : -2;
  }

  public static int sum(int a, int b) {
    BigDecimal sum = BigDecimal.valueOf(a).add(BigDecimal.valueOf(b));
    return sum.compareTo(BigDecimal.ZERO) == 0 ? 1 : 2;
  }

  public static int tokens(int a, int b) {
    StringTokenizer tokens = new StringTokenizer(a > 0 ? "x y" : "x", " ");
    tokens.nextToken();
    if (tokens.hasMoreTokens()) {
      return a > 0 ? 1 : -1;
    }
    return 2;
  }

  public static int bits(int a, int b) {
    BitSet set = new BitSet();
    set.set(3);
    if (a >= 0 && set.get(a)) {
      return a == 3 ? 1 : -1;
    }
    return set.cardinality() == 1 ? 2 : 3;
  }

  public static int objects(int a, int b) {
    Integer x = a > 0 ? a : null;
    if (Objects.equals(x, b)) {
      return a > 0 ? 1 : -1;
    }
    return Objects.requireNonNullElse(x, 5) == 5 ? 2 : 3;
  }

  public static int literals(int a, int b) {
    List<Integer> list = List.of(a, b);
    if (list.get(0) != a) {
      return -1;
    }
    return list.size() == 2 ? 1 : -2;
  }

  public static int iterated(int a, int b) {
    int sum = 0;
    for (int x : List.of(a, b)) {
      sum += x;
    }
    return sum == a + b ? 1 : -1;
  }

  public static int iterator(int a, int b) {
    Iterator<Integer> all = Arrays.asList(a, b).iterator();
    all.next();
    return all.next() == b ? all.hasNext() ? -2 : 1 : -1;
  }

  public static int empty(int a, int b) {
    List<Integer> list = a > 0 ? Collections.emptyList() : Collections.singletonList(b);
    if (list.isEmpty()) {
      return a > 0 ? 1 : -1;
    }
    return list.get(0) == b ? 2 : -2;
  }

  /** What the JDK calls may change what the program looks at. */
  public static int callback(int a, int b) {
    int[] count = {0};
    Comparator<Integer> counting =
        (x, y) -> {
          count[0]++;
          return Integer.compare(x, y);
        };
    List<Integer> list = new ArrayList<>(List.of(2, 1, 3));
    list.sort(counting);
    return count[0] > 0 ? 1 : 2;
  }

  /** Boxes up to 127 are shared. */
  @SuppressWarnings("BoxedPrimitiveEquality")
  public static int identity(int a, int b) {
    Integer x = a;
    Integer y = b;
    return x == y ? a == b ? 1 : -1 : 2;
  }

  /** Objects of unknown classes may do anything. */
  public static int unknownClass(int a, int b) {
    List<Integer> list = a > 0 ? new ArrayList<>() : List.of();
    try {
      list.add(b);
      return 1;
    } catch (UnsupportedOperationException e) {
      return 2;
    }
  }
}
