package dev.quarry.testgen.confirm;

import java.util.Locale;

/**
 * What became of a draft.
 *
 * @param row of the table
 * @param why what the compiler said, or what happened instead; may be ""
 */
public record Ended(StateEnding row, String why) {
  static final Ended CONFIRMED = new Ended(StateEnding.CONFIRMED, "");

  /** Quarry failed at it. */
  public static Ended broken(Throwable cause) {
    return new Ended(StateEnding.INTERNAL_ERROR, cause.toString());
  }

  public boolean isConfirmed() {
    return row == StateEnding.CONFIRMED;
  }

  /** For people, as a sentence. */
  public String sentence() {
    String meaning = row.meaning();
    String begin = meaning.substring(0, 1).toUpperCase(Locale.ROOT) + meaning.substring(1);
    String end = why.isEmpty() ? "" : ": " + why;
    return begin + end + (end.endsWith(".") ? "" : ".");
  }
}
