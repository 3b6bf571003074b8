package dev.quarry.solver.walk;

import dev.quarry.expr.semantics.Numerals;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How far strings are from satisfying a predicate of {@link String}: 0 if they do, otherwise at
 * least a small positive number. A missing or superfluous character costs 1, a wrong one between 0
 * and 1 by how far its code is off, so that changing characters step by step pays at each step.
 */
public final class StringDistance {
  /** Beyond this length distances are estimated from lengths and a position-wise comparison. */
  private static final int EDITED = 64;

  private StringDistance() {}

  /** From {@code a.equals(b)}. */
  public static double equal(String a, String b) {
    if (a.equals(b)) {
      return 0;
    }
    return a.length() <= EDITED && b.length() <= EDITED ? edits(a, b) : positionWise(a, b);
  }

  /** From {@code a.equalsIgnoreCase(b)}. */
  public static double equalIgnoringCase(String a, String b) {
    if (a.equalsIgnoreCase(b)) {
      return 0;
    }
    double distance = equal(a.toLowerCase(Locale.ROOT), b.toLowerCase(Locale.ROOT));
    return distance > 0 ? distance : 1;
  }

  /** From {@code s.startsWith(prefix, from)}. */
  public static double startsWith(String s, String prefix, int from) {
    if (s.startsWith(prefix, from)) {
      return 0;
    }
    if (from < 0) {
      return 1 + prefix.length() - (double) from;
    }
    if (from > s.length()) {
      return 1 + prefix.length() + ((double) from - s.length());
    }
    return atLeastSome(equal(window(s, from, prefix.length()), prefix));
  }

  /** From {@code s.endsWith(suffix)}. */
  public static double endsWith(String s, String suffix) {
    if (s.endsWith(suffix)) {
      return 0;
    }
    return atLeastSome(equal(s.substring(Math.max(0, s.length() - suffix.length())), suffix));
  }

  /** From {@code s.contains(part)}. */
  public static double contains(String s, String part) {
    if (s.contains(part)) {
      return 0;
    }
    double best = part.length();
    for (int from = 0; from < s.length(); from++) {
      best = Math.min(best, positionWise(window(s, from, part.length()), part));
    }
    return atLeastSome(best);
  }

  /**
   * From {@code s.matches(regex)}: what follows the longest part that some match starts with; of
   * parts that leave nothing, the longer is the nearer.
   */
  public static double matches(String s, String regex) {
    Matcher matcher = Pattern.compile(regex).matcher(s);
    if (matcher.matches()) {
      return 0;
    }
    int viable = s.length();
    while (viable > 0 && !canGoOn(matcher, s, viable)) {
      viable--;
    }
    return s.length() - viable + 1 / (1.0 + viable);
  }

  private static boolean canGoOn(Matcher matcher, String s, int length) {
    return matcher.reset(s.substring(0, length)).matches() || matcher.hitEnd();
  }

  /** From being a numeral of {@code Integer.parseInt(s, radix)}. */
  public static double isInt(String s, int radix) {
    return Numerals.isInt(s, radix) ? 0 : 1 + strangers(s, radix);
  }

  /** From being a numeral of {@code Long.parseLong(s, radix)}. */
  public static double isLong(String s, int radix) {
    return Numerals.isLong(s, radix) ? 0 : 1 + strangers(s, radix);
  }

  private static int strangers(String s, int radix) {
    int count = 0;
    for (int i = 0; i < s.length(); i++) {
      count += Character.digit(s.charAt(i), radix) >= 0 ? 0 : 1;
    }
    return count;
  }

  /** From {@code s.isBlank()}. */
  public static double blank(String s) {
    return s.strip().length();
  }

  private static String window(String s, int from, int length) {
    return s.substring(from, (int) Math.min(s.length(), (long) from + length));
  }

  private static double atLeastSome(double distance) {
    return distance > 0 ? distance : 1;
  }

  /** Levenshtein's distance with the graded cost of a wrong character. */
  private static double edits(String a, String b) {
    var row = new double[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      double diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        double above = row[j];
        double changed = diagonal + difference(a.charAt(i - 1), b.charAt(j - 1));
        row[j] = Math.min(changed, 1 + Math.min(above, row[j - 1]));
        diagonal = above;
      }
    }
    return row[b.length()];
  }

  private static double positionWise(String a, String b) {
    int common = Math.min(a.length(), b.length());
    double sum = Math.abs(a.length() - b.length());
    for (int i = 0; i < common; i++) {
      sum += difference(a.charAt(i), b.charAt(i));
    }
    return sum;
  }

  /** 0 for the same character, else in (0.1, 1). */
  private static double difference(char a, char b) {
    double d = Math.abs(a - b);
    return d == 0 ? 0 : 0.1 + 0.9 * d / (d + 16);
  }
}
