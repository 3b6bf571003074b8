package money;

import java.math.BigDecimal;

/** Adds amounts of one currency. */
// witness: add(new Money(BigDecimal.ONE, "EUR"), new Money(BigDecimal.TEN, "EUR"))
// witness: add(new Money(BigDecimal.ONE, "EUR"), new Money(BigDecimal.TEN, "USD"))
// witness: add(new Money(BigDecimal.ONE, "EUR"), new Money(BigDecimal.ONE.negate(), "EUR"))
public final class Wallet {
  public record Money(BigDecimal amount, String currency) {
    public Money plus(Money other) {
      if (!currency.equals(other.currency)) {
        throw new IllegalArgumentException(currency + " and " + other.currency); // reach: yes
      }
      return new Money(amount.add(other.amount), currency);
    }
  }

  public static String add(Money first, Money second) {
    Money sum = first.plus(second);
    if (!sum.currency().equals(second.currency())) {
      return "exchanged"; // reach: no
    }
    return sum.amount().signum() == 0 ? "nothing" : "something"; // reach: true yes, false yes
  }
}
