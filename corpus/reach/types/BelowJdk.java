package types;

import java.util.AbstractList;

/** Classes of the program that extend classes of the JDK, where more general types are declared. */
public final class BelowJdk {
  public record Spot(int x) {}

  public static final class Odd extends IllegalStateException {
    final int code;

    public Odd(int code) {
      this.code = code;
    }
  }

  public static final class Same extends AbstractList<Integer> {
    final int size;

    public Same(int size) {
      this.size = size;
    }

    @Override
    public Integer get(int index) {
      return size;
    }

    @Override
    public int size() {
      return size;
    }
  }

  public static int record(Object object) {
    if (object instanceof Spot spot && spot.x() == 5) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int thrown(Throwable thrown) {
    if (thrown instanceof Odd odd && odd.code == 5) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int object(Object object) {
    if (object instanceof Odd odd && odd.code == 6) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int list(Iterable<Integer> all) {
    if (all instanceof Same same && same.size == 5) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }
}
