package dev.quarry.solver.walk;

import java.util.random.RandomGenerator;

/** Draws a string near another one: one edit, or one fragment of a known string. */
final class StringDraw {
  /** Longer strings are not made. */
  private static final int LONGEST = 4096;

  private final ValuePool pool;
  private final RandomGenerator random;

  StringDraw(ValuePool pool, RandomGenerator random) {
    this.pool = pool;
    this.random = random;
  }

  /** Another string. */
  String near(String s) {
    String drawn =
        switch (random.nextInt(14)) {
          case 0, 1 -> inserted(s, String.valueOf(character()));
          case 2, 3 -> changed(s);
          case 4, 5 -> s + character();
          case 6, 7 -> deleted(s);
          case 8 -> inserted(s, known());
          case 9 -> random.nextBoolean() ? known() + s : s + known();
          case 10 -> random.nextInt(3) > 0 ? known() : numeral();
          case 11 -> spliced(s, known());
          case 12 -> duplicated(s);
          default -> overwritten(s);
        };
    return drawn.length() > LONGEST ? s : drawn;
  }

  private String known() {
    return pool.strings.get(random.nextInt(pool.strings.size()));
  }

  /** A known number as text, because strings are often parsed. */
  private String numeral() {
    long[] numbers = pool.numbers(WalkedNumbers.LONG);
    return Long.toString(numbers[random.nextInt(numbers.length)]);
  }

  private char character() {
    String text = known();
    if (!text.isEmpty() && random.nextBoolean()) {
      return text.charAt(random.nextInt(text.length()));
    }
    long[] numbers = pool.numbers(WalkedNumbers.INT);
    long number = numbers[random.nextInt(numbers.length)];
    if (number > 0 && number <= Character.MAX_VALUE && random.nextInt(3) == 0) {
      return (char) number;
    }
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> (char) random.nextInt('a', 'z' + 1);
      case 3 -> (char) random.nextInt('A', 'Z' + 1);
      case 4 -> (char) random.nextInt('0', '9' + 1);
      case 5, 6 -> (char) random.nextInt(' ', '~' + 1);
      default -> (char) random.nextInt(1 << random.nextInt(1, 17));
    };
  }

  private String inserted(String s, String part) {
    int at = random.nextInt(s.length() + 1);
    return s.substring(0, at) + part + s.substring(at);
  }

  private String deleted(String s) {
    if (s.isEmpty()) {
      return s;
    }
    int from = random.nextInt(s.length());
    int to = random.nextInt(3) == 0 ? random.nextInt(from, s.length()) + 1 : from + 1;
    return s.substring(0, from) + s.substring(to);
  }

  private String changed(String s) {
    if (s.isEmpty()) {
      return String.valueOf(character());
    }
    int at = random.nextInt(s.length());
    char old = s.charAt(at);
    char by =
        switch (random.nextInt(5)) {
          case 0 -> (char) (old + (random.nextBoolean() ? 1 : -1));
          case 1 -> (char) (old + Math.rint(random.nextGaussian(0, 8)));
          case 2 ->
              Character.isUpperCase(old) ? Character.toLowerCase(old) : Character.toUpperCase(old);
          default -> character();
        };
    return s.substring(0, at) + by + s.substring(at + 1);
  }

  /** A beginning of one and an end of the other. */
  private String spliced(String a, String b) {
    boolean swap = random.nextBoolean();
    String head = swap ? b : a;
    String tail = swap ? a : b;
    return head.substring(0, random.nextInt(head.length() + 1))
        + tail.substring(random.nextInt(tail.length() + 1));
  }

  private String duplicated(String s) {
    if (s.isEmpty()) {
      return s;
    }
    int from = random.nextInt(s.length());
    int to = random.nextInt(from, s.length()) + 1;
    return s.substring(0, to) + s.substring(from, to) + s.substring(to);
  }

  /** A known string put over the characters at some place. */
  private String overwritten(String s) {
    String part = known();
    int at = random.nextInt(s.length() + 1);
    int end = Math.min(s.length(), at + part.length());
    return s.substring(0, at) + part + s.substring(end);
  }
}
