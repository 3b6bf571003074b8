package collections;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** Code of the JDK asks objects of the program, and looks at the numbers that they answer. */
public final class AskedByJdk {
  static final class Unit {
    final int x;

    Unit(int x) {
      this.x = x;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Unit unit && unit.x == x;
    }

    @Override
    public int hashCode() {
      return x;
    }
  }

  static final class Rank implements Comparable<Rank> {
    final int x;

    Rank(int x) {
      this.x = x;
    }

    @Override
    public int compareTo(Rank other) {
      return Integer.compare(x, other.x);
    }
  }

  public static int hash(int x) {
    return Objects.hash(new Unit(x)) == 36 ? 1 : 2; // reach: true yes, false yes
  }

  public static int hashOfOne(int x) {
    return Objects.hashCode(new Unit(x)) == 5 ? 1 : 2; // reach: true yes, false yes
  }

  public static int hashOfArray(int x) {
    return Arrays.hashCode(new Object[] {new Unit(x)}) == 36 ? 1 : 2; // reach: true yes, false yes
  }

  public static int hashOfList(int x) {
    return List.of(new Unit(x)).hashCode() == 36 ? 1 : 2; // reach: true yes, false yes
  }

  public static int greatest(int x) {
    Rank first = Collections.max(List.of(new Rank(x), new Rank(2)));
    return first.x == 4 ? 1 : 2; // reach: true yes, false yes
  }
}
