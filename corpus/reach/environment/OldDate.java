package environment;

import java.util.Date;

/** Dates of now. */
public final class OldDate {
  public static int look() {
    return new Date().getTime() % 7 == 3 ? 1 : 2; // reach: true yes, undecided: other times
  }
}
