package environment;

import java.time.LocalDate;

/** Some days are the first of a month. */
public final class Today {
  public static int look() {
    return LocalDate.now().getDayOfMonth() == 1 ? 1 : 2; // reach: true yes, undecided: other days
  }
}
