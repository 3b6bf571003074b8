package shop.service;

import java.time.Clock;
import java.time.LocalDate;
import java.time.Period;
import shop.domain.Customer;

/** How loyal customers are treated. */
public final class Loyalty {
  /** A class of customers. */
  public enum Tier {
    NEW,
    REGULAR,
    GOLD
  }

  private final Clock clock;

  public Loyalty(Clock clock) {
    this.clock = clock;
  }

  public Tier tier(Customer customer) {
    return tier(customer.since(), LocalDate.now(clock));
  }

  /** By the number of full years. */
  public static Tier tier(LocalDate since, LocalDate today) {
    if (since.isAfter(today)) {
      return Tier.NEW; // reach: yes
    }
    int years = Period.between(since, today).getYears();
    if (years < 0) {
      throw new IllegalStateException("time runs backwards"); // reach: no
    }
    if (years >= 10) {
      return Tier.GOLD; // reach: yes
    }
    return years >= 1 ? Tier.REGULAR : Tier.NEW; // reach: true yes, false yes
  }
}
