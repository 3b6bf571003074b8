package values;

import java.math.BigDecimal;
import java.util.Currency;

/** Money needs a currency that exists. */
public final class Wallet {
  /** An amount. */
  public record Money(BigDecimal amount, Currency currency) {
    public Money {
      if (amount.scale() > currency.getDefaultFractionDigits()) {
        throw new IllegalArgumentException("too exact"); // reach: yes
      }
    }
  }

  private Wallet() {}

  public static int compare(Money one, Money other) {
    if (!one.currency().equals(other.currency())) {
      return 1; // reach: yes
    }
    return one.amount().compareTo(other.amount()) > 0 ? 2 : 3; // reach: true yes, false yes
  }
}
