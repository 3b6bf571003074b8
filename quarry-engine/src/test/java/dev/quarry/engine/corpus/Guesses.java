package dev.quarry.engine.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Numbers and texts worth trying: a program's own literals, limits, and mixtures of both. */
final class Guesses {
  private static final long[] LIMITS = {
    0,
    1,
    -1,
    2,
    3,
    10,
    127,
    128,
    -128,
    255,
    32767,
    -32768,
    65535,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    Long.MAX_VALUE,
    Long.MIN_VALUE
  };
  private static final double[] REALS = {
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    1.5,
    -2.5,
    1e10,
    -1e11,
    1e250,
    Double.MIN_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  private final Random random;
  private final List<Long> numbers = new ArrayList<>();
  private final List<Double> reals = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private final List<Long> earlier = new ArrayList<>();

  Guesses(Random random, List<Object> constants) {
    this.random = random;
    for (Object constant : constants) {
      if (constant instanceof String text) {
        texts.add(text);
        text.chars().forEach(c -> numbers.add((long) c));
      } else if (constant instanceof Character c) {
        numbers.add((long) c);
        texts.add(String.valueOf(c));
      } else if (constant instanceof Number number) {
        numbers.add(number.longValue());
        reals.add(number.doubleValue());
      }
    }
    numbers.add(0L);
    reals.add(0.0);
    texts.add("");
  }

  /** Starts a new call: earlier values are those of the same call. */
  void restart() {
    earlier.clear();
  }

  boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  <T> T oneOf(List<T> items) {
    return items.get(random.nextInt(items.size()));
  }

  long number() {
    long guess = guess();
    earlier.add(guess);
    return guess;
  }

  private long guess() {
    long constant = oneOf(numbers);
    long known = earlier.isEmpty() ? constant : oneOf(earlier);
    return switch (below(14)) {
      case 0, 1, 2 -> constant;
      case 3 -> constant + below(3) - 1;
      case 4 -> LIMITS[below(LIMITS.length)];
      case 5 -> below(21) - 10;
      case 6 -> random.nextLong();
      case 7 -> random.nextLong() >> below(64);
      case 8 -> known;
      case 9 -> known + constant;
      case 10 -> constant - known;
      case 11 -> -known;
      case 12 -> 1L << below(64);
      default -> constant * oneOf(numbers) + (long) below(3) * constant;
    };
  }

  double real() {
    return switch (below(6)) {
      case 0 -> oneOf(reals);
      case 1 -> oneOf(reals) * (below(5) - 2) + below(3) - 1;
      case 2 -> REALS[below(REALS.length)];
      case 3 -> Double.longBitsToDouble(random.nextLong());
      case 4 -> oneOf(reals) + random.nextDouble() - 0.5;
      default -> oneOf(reals) / (1 + below(4));
    };
  }

  float single() {
    return chance(20) ? Float.intBitsToFloat((int) number()) : (float) real();
  }

  /** Perhaps null. */
  @Nullable String text() {
    return chance(5) ? null : someText();
  }

  String someText() {
    String text = oneOf(texts);
    return switch (below(13)) {
      case 0, 1, 2 -> text;
      case 3 -> new StringBuilder(text).reverse().toString();
      case 4 -> changed(text);
      case 5 -> text + oneOf(texts);
      case 6 -> text.substring(below(text.length() + 1));
      case 7 -> text.substring(0, below(text.length() + 1));
      case 8 -> chance(50) ? text.toLowerCase(java.util.Locale.ROOT) : swapped(text);
      case 9 -> " ".repeat(below(4)) + text + " ".repeat(below(4));
      case 10 -> Long.toString(number());
      case 11 -> " ".repeat(below(4));
      default -> letters();
    };
  }

  private String changed(String text) {
    if (text.isEmpty()) {
      return letters();
    }
    int place = below(text.length());
    return text.substring(0, place) + character() + text.substring(place + 1);
  }

  private static String swapped(String text) {
    StringBuilder swapped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      swapped.append(
          Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
    }
    return swapped.toString();
  }

  private String letters() {
    StringBuilder letters = new StringBuilder();
    for (int i = below(7); i > 0; i--) {
      letters.append(character());
    }
    return letters.toString();
  }

  char character() {
    if (chance(30)) {
      return (char) (' ' + below(95));
    }
    String text = oneOf(texts);
    return text.isEmpty() ? (char) number() : text.charAt(below(text.length()));
  }
}
