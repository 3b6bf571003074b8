package generics;

import java.util.ArrayList;
import java.util.List;

/** Casts and bridges that stand nowhere in the source. */
public final class HiddenCast {
  static final class Version implements Comparable<Version> {
    final int number;

    Version(int number) {
      this.number = number;
    }

    @Override
    public int compareTo(Version other) {
      return Integer.compare(number, other.number);
    }
  }

  private HiddenCast() {}

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static int compared(Object other, int number) {
    Comparable version = new Version(3);
    try {
      int sign = version.compareTo(number == 4 ? new Version(5) : other);
      if (sign < 0) {
        return 1; // reach: yes
      }
      return 2; // reach: yes, undecided: a version that is passed
    } catch (ClassCastException e) {
      return 3; // reach: yes
    }
  }

  @SuppressWarnings("unchecked")
  public static int polluted(Object element) {
    List<String> list = new ArrayList<>();
    ((List<Object>) (List<?>) list).add(element);
    Object first = list.get(0);
    if (first instanceof Integer) {
      return 1; // reach: yes
    }
    String text = list.get(0); // reach: ClassCastException yes
    return text == null ? 2 : 3; // reach: true yes, false yes
  }

  @SafeVarargs
  private static <T> T[] array(T... parts) {
    return parts;
  }

  private static <T> T[] pair(T a, T b) {
    return array(a, b);
  }

  public static int varargs(String a) {
    Object[] raw = pair(a, a);
    if (raw instanceof String[]) {
      return 1; // reach: no
    }
    String[] texts = pair(a, a); // reach: ClassCastException yes
    return texts.length; // reach: no
  }
}
