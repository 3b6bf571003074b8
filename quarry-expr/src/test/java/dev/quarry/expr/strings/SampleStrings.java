package dev.quarry.expr.strings;

import java.util.List;
import java.util.Random;

/** Seeded strings and numbers that are likely to hit the corners of string operations. */
final class SampleStrings {
  /** From harmless to nasty; the first ones are drawn more often. */
  private static final List<String> ALPHABETS =
      List.of(
          "ab",
          "aAbB",
          "01",
          "-+0129",
          " \ta",
          "azAZ\u00e4\u00c4\u00d7\u00f7\u00ff\u00b5",
          "a\u00df\u0000\u001f !",
          "\u00a0\u2003\u2028\u001c\u0085a",
          "k\u212aI\u0130\u0131\u03a3\u03c3\u03c2",
          "\u0660\u0661\uff11\uff219f",
          "\ud83d\ude00a\ud801\udc00\udc28",
          "\uffff\uff01\u0100a");

  private final Random random;

  SampleStrings(long seed) {
    this.random = new Random(seed);
  }

  Random random() {
    return random;
  }

  String any(int longest) {
    String alphabet = ALPHABETS.get(Math.min(random.nextInt(12), random.nextInt(20)));
    var text = new StringBuilder();
    int length = random.nextInt(longest + 1);
    for (int i = 0; i < length; i++) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  /** A string that has to do with another: a part, a variant of case, or a copy. */
  String relatedTo(String other, int longest) {
    int from = random.nextInt(other.length() + 1);
    int to = from + random.nextInt(other.length() - from + 1);
    return switch (random.nextInt(6)) {
      case 0 -> other;
      case 1 -> other.substring(from, to);
      case 2 -> other.substring(from);
      case 3 -> other.substring(0, to);
      case 4 -> recased(other);
      default -> any(longest);
    };
  }

  private String recased(String text) {
    var result = new StringBuilder();
    for (char c : text.toCharArray()) {
      result.append(random.nextBoolean() ? Character.toUpperCase(c) : Character.toLowerCase(c));
    }
    return result.toString();
  }

  /** A number as text, often near the ends of its range, sometimes with a flaw. */
  String numeral(int radix, long min, int longest) {
    int base = radix < 2 || radix > 36 ? 10 : radix;
    var end = java.math.BigInteger.valueOf(min);
    var value =
        switch (random.nextInt(3)) {
          case 0 -> java.math.BigInteger.valueOf(random.nextInt(100));
          case 1 -> end.abs().add(java.math.BigInteger.valueOf(random.nextInt(5) - 3));
          default -> new java.math.BigInteger(1 + random.nextInt(end.bitLength() + 3), random);
        };
    String digits = value.toString(base);
    String sign = List.of("", "-", "+", "--", "0", "-0").get(random.nextInt(6));
    String text = sign + (random.nextBoolean() ? digits : recased(digits));
    if (random.nextInt(8) == 0) {
      text = text.replace(digits.charAt(0), (char) ('0' + random.nextInt(80)));
    }
    return text.length() > longest + 1 ? any(longest) : text;
  }

  /** An index around the ends of short strings, sometimes far out. */
  int index(int longest) {
    return switch (random.nextInt(12)) {
      case 0 -> Integer.MIN_VALUE;
      case 1 -> Integer.MAX_VALUE;
      case 2 -> -1;
      default -> random.nextInt(longest + 3);
    };
  }

  /** A code point, likely one of the string's. */
  int codePoint(String text) {
    if (!text.isEmpty() && random.nextInt(4) > 0) {
      return text.codePointAt(random.nextInt(text.length()));
    }
    return List.of((int) 'a', 0, 0x1F600, -5, 0x110000, 0x10400, Integer.MAX_VALUE, 0x10061)
        .get(random.nextInt(8));
  }

  long number() {
    long bits = random.nextLong() >> random.nextInt(64);
    return switch (random.nextInt(8)) {
      case 0 -> Long.MIN_VALUE + random.nextInt(2);
      case 1 -> Long.MAX_VALUE;
      case 2 -> Integer.MIN_VALUE;
      case 3 -> Integer.MAX_VALUE;
      default -> bits;
    };
  }
}
