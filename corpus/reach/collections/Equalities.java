package collections;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What is equal to what. */
public final class Equalities {
  private Equalities() {}

  public static int widths(List<Long> list, Map<Long, String> map, int x) {
    if (list.contains(x)) {
      return 1; // reach: no, undecided: elements of other types
    }
    if (map.get(x) != null) {
      return 2; // reach: no, undecided: elements of other types
    }
    if (list.contains((long) x)) {
      return 3; // reach: yes
    }
    return 4; // reach: yes
  }

  public static int arrays(int[] a, int[] b) {
    if (a.equals(b) && a != b) {
      return 1; // reach: no, undecided: elements of other types
    }
    if (Arrays.equals(a, b) && a != b) {
      return 2; // reach: yes
    }
    if (Arrays.asList(a).size() != 1) {
      return 3; // reach: no
    }
    if (Arrays.hashCode(a) == Arrays.hashCode(b) && a.length != b.length) {
      return 4; // reach: yes, undecided: arrays are compared by the JDK
    }
    return 5; // reach: yes
  }

  public static int numbers(Object a, long x) {
    if (a.equals(x) && a instanceof Integer) {
      return 1; // reach: no
    }
    if (Objects.equals(a, (int) x) && x > Integer.MAX_VALUE) {
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }

  public static int builders(StringBuilder a, StringBuilder b) {
    if (a.equals(b) && a != b) {
      return 1; // reach: no, undecided: whether two builders are one
    }
    if (a.toString().contentEquals(b) && a != b) {
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }

  public static int decimals(int x) {
    BigDecimal a = BigDecimal.valueOf(x);
    BigDecimal b = new BigDecimal("2.0");
    if (a.equals(b)) {
      return 1; // reach: no, undecided: decimals of different scales
    }
    if (a.compareTo(b) == 0) {
      return 2; // reach: yes
    }
    if (a.hashCode() == b.hashCode()) {
      return 3; // reach: yes, undecided: hash codes of decimals
    }
    return 4; // reach: yes
  }

  public static int optionals(Optional<String> a, Optional<String> b) {
    if (a.equals(b) && a.isPresent() && a.get() != b.get()) {
      return 1; // reach: yes, undecided: equal texts that are two
    }
    if (a == null) {
      return 2; // reach: no
    }
    return 3; // reach: yes
  }

  public static int lists(List<Integer> a, int[] b) {
    if (List.of(b).equals(a)) {
      return 1; // reach: no, undecided: what lists compare
    }
    if (List.of(1, 2).equals(a) && Arrays.asList(1, 2).hashCode() == a.hashCode()) {
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }
}
