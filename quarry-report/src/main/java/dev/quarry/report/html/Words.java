package dev.quarry.report.html;

import java.util.Locale;

/** What people read. */
final class Words {
  private Words() {}

  /** {@code 1 test}, {@code 2 tests}. */
  static String count(long number, String one) {
    String many = one.endsWith("ch") || one.endsWith("s") ? one + "es" : one + "s";
    return number + " " + (number == 1 ? one : many);
  }

  static String percent(int part, int whole) {
    if (whole == 0) {
      return "–";
    }
    // What is not all must not look like all.
    double share = part == whole ? 100 : Math.min(99.9, 100.0 * part / whole);
    return String.format(Locale.ROOT, part == whole ? "%.0f %%" : "%.1f %%", share);
  }

  static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.1f s", seconds);
  }

  /** A verdict of JSON in words. */
  static String verdict(String verdict) {
    return verdict.equals("notAsked") ? "not asked" : verdict;
  }
}
