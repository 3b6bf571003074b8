package booking.desk;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Objects;

/** Works out what giving up a reservation costs. */
public final class CancellationFees {
  private CancellationFees() {}

  public static BigDecimal fee(
      CancellationPolicy policy, BigDecimal price, LocalDate arrival, LocalDate today) {
    Objects.requireNonNull(policy, "policy");
    if (today.isAfter(arrival)) {
      throw new IllegalArgumentException("The guest has arrived"); // reach: yes
    }
    long days = ChronoUnit.DAYS.between(today, arrival);
    if (days < 0) {
      throw new IllegalStateException("arrived already"); // reach: no
    }
    if (policy instanceof CancellationPolicy.Flexible flexible) {
      return days >= flexible.days() ? BigDecimal.ZERO : price; // reach: true yes, false yes
    }
    if (policy instanceof CancellationPolicy.Partial partial) {
      return price.multiply(partial.share()).setScale(2, RoundingMode.HALF_UP); // reach: yes
    }
    if (policy instanceof CancellationPolicy.NonRefundable) {
      return price; // reach: yes
    }
    throw new IllegalStateException("unknown policy " + policy); // reach: no
  }
}
