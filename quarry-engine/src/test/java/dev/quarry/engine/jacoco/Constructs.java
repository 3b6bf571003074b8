package dev.quarry.engine.jacoco;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;

/** One method for each thing that compilers translate into more branches than anybody wrote. */
@SuppressWarnings("unused")
public final class Constructs {
  private int state;

  /** A record, whose methods nobody wrote. */
  public record Pair(int left, String right) {
    public Pair {
      if (left < 0) {
        throw new IllegalArgumentException("negative");
      }
    }
  }

  /** An enumeration with code. */
  public enum Shape {
    ROUND,
    FLAT {
      @Override
      int corners(int wish) {
        return wish > 4 ? 4 : wish;
      }
    };

    int corners(int wish) {
      return wish == 0 ? 0 : 1;
    }
  }

  private Constructs() {}

  public static int plain(int a, int b) {
    if (a > 0 && b > 0 || a == b) {
      return a / b;
    }
    return a < b ? 1 : 2;
  }

  public static int parsed(String text, boolean strict) {
    if (strict) {
      return Integer.parseInt(text);
    }
    int sum = 0;
    for (int i = 0; i < text.length(); i++) {
      sum += text.charAt(i) == '1' ? 1 : 0;
    }
    return sum;
  }

  public static int text(String word) {
    switch (word) {
      case "Aa":
      case "BB":
        return 1;
      case "three":
        return 3;
      default:
        return word.isEmpty() ? 0 : -1;
    }
  }

  public static String unit(TimeUnit unit) {
    return switch (unit) {
      case SECONDS -> "s";
      case MINUTES, HOURS -> "long";
      default -> "?";
    };
  }

  public static int exhaustive(Shape shape, int wish) {
    return switch (shape) {
      case ROUND -> shape.corners(wish);
      case FLAT -> -shape.corners(wish);
    };
  }

  public static int cleaned(int[] values, int index) {
    int result = 0;
    try {
      result = values[index];
      if (result > 10) {
        return result;
      }
    } finally {
      if (index == 0) {
        values[0]++;
      }
    }
    return result + 1;
  }

  public static int resource(String text) throws IOException {
    try (StringReader reader = new StringReader(text)) {
      int first = reader.read();
      if (first == 'x') {
        throw new IOException("x");
      }
      return first;
    }
  }

  public static int caught(String text) {
    try {
      return Integer.parseInt(text) > 5 ? 1 : 0;
    } catch (NumberFormatException e) {
      return text == null ? -1 : -2;
    }
  }

  public static int asserted(int value) {
    assert value > 0 : "not positive";
    return value > 1 ? value : 1;
  }

  public static int locked(Object lock, int value) {
    synchronized (lock) {
      return value == 0 ? 1 : value;
    }
  }

  public static int matched(Object value) {
    if (value instanceof Integer number && number > 3) {
      return number;
    }
    if (value instanceof Pair pair) {
      return pair.left() + pair.right().length();
    }
    return 0;
  }

  public static int lambdas(int limit, int value) {
    IntPredicate small = x -> x < limit && x >= 0;
    return small.test(value) ? 1 : 0;
  }

  public static int loops(List<Integer> values) {
    int count = 0;
    for (Integer value : values) {
      if (value == null) {
        continue;
      }
      do {
        count++;
      } while (count < value && count < 5);
    }
    return count;
  }

  public static boolean chained(String a, String b) {
    return a.length() > 2 ? a.trim().equals(b.trim()) : b.length() > 3 && b.startsWith(a);
  }

  public static int sparse(int key) {
    switch (key) {
      case 1:
      case 1000:
        key++;
        break;
      case -7:
        key--;
      // fall through
      case 9:
        key += 2;
        break;
      default:
        if (key > 50) {
          throw new IllegalStateException(String.valueOf(100 / (key - 60)));
        }
    }
    return key;
  }
}
