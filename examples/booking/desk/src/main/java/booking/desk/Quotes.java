package booking.desk;

import booking.calendar.RoomType;
import booking.calendar.Season;
import booking.calendar.Stay;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;

/** Offers prices for stays. */
public final class Quotes {
  private static final BigDecimal LONG_STAY = new BigDecimal("0.90");

  private final RateTable rates;

  public Quotes(RateTable rates) {
    this.rates = rates;
  }

  public BigDecimal price(RoomType type, Stay stay) {
    BigDecimal sum = BigDecimal.ZERO;
    for (LocalDate day : stay.days()) {
      sum = sum.add(rates.rate(type, Season.of(day)));
    }
    return reduced(sum, stay.days().size());
  }

  /** Long stays are cheaper. */
  public static BigDecimal reduced(BigDecimal sum, int nights) {
    if (sum.signum() < 0) {
      throw new IllegalArgumentException("negative price"); // reach: yes
    }
    BigDecimal price = nights >= 7 ? sum.multiply(LONG_STAY) : sum;
    if (price.compareTo(sum) > 0) {
      throw new IllegalStateException("more than without"); // reach: no
    }
    return price.setScale(2, RoundingMode.HALF_EVEN); // reach: yes
  }
}
