package dates;

import java.time.LocalDate;
import java.time.Period;

/** Who may buy wine. */
// witness: mayBuy("2000-02-29", "2018-02-28")
// witness: mayBuy("2000-02-29", "2018-03-01")
// witness: mayBuy("2019-02-28", "2018-03-01")
public final class Adult {
  public static boolean mayBuy(String born, String today) {
    LocalDate birth = LocalDate.parse(born);
    LocalDate now = LocalDate.parse(today);
    if (birth.isAfter(now)) {
      throw new IllegalArgumentException("not born yet"); // reach: yes
    }
    Period age = Period.between(birth, now);
    if (age.isNegative()) {
      return false; // reach: no
    }
    if (age.getMonths() > 11) { // reach: true no
      return false;
    }
    return age.getYears() >= 18; // reach: true yes, false yes
  }
}
