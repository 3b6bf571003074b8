package times;

import java.time.Period;

/** How long a contract runs. */
// witness: months("P1Y14M")
// witness: months("P3M")
// witness: months("P2147483647Y12M")
public final class Contract {
  public static int months(String text) {
    Period period = Period.parse(text).normalized(); // reach: ArithmeticException yes
    if (Math.abs(period.getMonths()) > 11) {
      return -1; // reach: no
    }
    if (period.getYears() == 2 && period.getMonths() == 2) {
      return 26; // reach: yes
    }
    return period.getMonths(); // reach: yes
  }
}
