package dev.quarry.lab.report;

import java.util.Locale;

/** How numbers are written in tables, the same in every country. */
public final class Cells {
  private Cells() {}

  /** With one decimal, or none if it is large. */
  public static String number(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.1f" : "%,.0f", value);
  }

  /** With thousands set apart. */
  public static String whole(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
