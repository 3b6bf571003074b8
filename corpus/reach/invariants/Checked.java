package invariants;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Private and final fields: what is checked is not always what is kept, and what is kept can change. */
public final class Checked {
  /** The array is shared with the caller. */
  public static final class Window {
    private final int[] edges;

    public Window(int[] edges) {
      if (edges.length != 2 || edges[0] > edges[1]) {
        throw new IllegalArgumentException();
      }
      this.edges = edges;
    }

    public int width() {
      if (edges == null) {
        return -2; // reach: no
      }
      if (edges[0] > edges[1]) {
        return -1; // reach: yes
      }
      return edges[1] - edges[0]; // reach: yes
    }
  }

  /** Checked, then replaced. */
  public static final class Replaced {
    private final String text;
    private final int size;

    public Replaced(String text, int size) {
      Objects.requireNonNull(text);
      if (size < 0 || size > 9) {
        throw new IllegalArgumentException();
      }
      text = text.isEmpty() ? null : text;
      size++;
      this.text = text;
      this.size = size;
    }

    public int look() {
      if (size == 10) {
        return 1; // reach: yes
      }
      return text.length(); // reach: NullPointerException yes
    }
  }

  /** Checked on one way only. */
  public static final class Lenient {
    private final String text;

    public Lenient(String text, boolean isStrict) {
      if (isStrict) {
        Objects.requireNonNull(text);
      }
      this.text = text;
    }

    public int length() {
      return text.length(); // reach: NullPointerException yes
    }
  }

  /** The check fails, and its failure is swallowed. */
  public static final class Swallowed {
    private String text;

    public Swallowed(String text) {
      try {
        this.text = Objects.requireNonNull(text);
      } catch (NullPointerException e) {
        return;
      }
    }

    public int length() {
      return text.length(); // reach: NullPointerException yes
    }
  }

  /** The second constructor takes back what the first one did. */
  public static final class TakenBack {
    private String text;

    public TakenBack(String text) {
      this.text = Objects.requireNonNull(text);
    }

    public TakenBack(int number) {
      this("number");
      if (number < 0) {
        this.text = null;
      }
    }

    public int length() {
      return text.length(); // reach: NullPointerException yes
    }
  }

  /** A copy is no call of a constructor. */
  public static final class Copied implements Cloneable {
    private Object[] parts = {"one"};

    public Copied without() throws CloneNotSupportedException {
      Copied copy = (Copied) clone();
      copy.parts = null;
      return copy;
    }

    public int count() {
      return parts.length; // reach: NullPointerException yes
    }
  }

  /** Written in a lambda, which the compiler makes a method of the class. */
  public static final class Later {
    private String text = "";

    public Runnable clearing() {
      return () -> text = null;
    }

    public int length() {
      return text.length(); // reach: NullPointerException yes
    }
  }

  /** What constructors do guarantee. */
  public static final class Sound {
    private final List<String> parts;
    private final Optional<String> first;
    private final int level;

    public Sound(int level, String... parts) {
      this.parts = Arrays.asList(parts);
      this.first = Optional.ofNullable(parts.length == 0 ? null : parts[0]);
      if (level < 1 || level > 5) {
        throw new IllegalArgumentException();
      }
      this.level = level;
    }

    public int look() {
      if (parts == null || first == null) {
        return 0; // reach: no
      }
      if (level == 0) {
        return 1; // reach: no
      }
      if (level == 5) {
        return 2; // reach: yes
      }
      return 10 / level; // reach: ArithmeticException no
    }
  }
}
