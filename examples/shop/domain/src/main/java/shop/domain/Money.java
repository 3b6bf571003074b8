package shop.domain;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Objects;

/** An amount in a currency. */
public record Money(BigDecimal amount, Currency currency) implements Comparable<Money> {
  private static final Currency EURO = Currency.getInstance("EUR");

  public Money {
    Objects.requireNonNull(currency, "currency");
    if (amount.scale() > currency.getDefaultFractionDigits()) {
      throw new IllegalArgumentException(amount + " is no amount of " + currency); // reach: yes
    }
  }

  public static Money of(String amount, String currency) {
    return new Money(new BigDecimal(amount), Currency.getInstance(currency));
  }

  public static Money euros(long cents) {
    return new Money(BigDecimal.valueOf(cents, 2), EURO);
  }

  public Money plus(Money other) {
    requireSameCurrency(other);
    return new Money(amount.add(other.amount), currency);
  }

  public Money minus(Money other) {
    requireSameCurrency(other);
    return new Money(amount.subtract(other.amount), currency);
  }

  public Money times(int factor) {
    return new Money(amount.multiply(BigDecimal.valueOf(factor)), currency);
  }

  /** A part of it, rounded to what the currency has coins for. */
  public Money percent(int percent) {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException(percent + " per cent"); // reach: yes
    }
    BigDecimal part = amount.multiply(BigDecimal.valueOf(percent, 2));
    return new Money(
        part.setScale(currency.getDefaultFractionDigits(), RoundingMode.HALF_UP), currency);
  }

  public boolean isNegative() {
    return amount.signum() < 0;
  }

  @Override
  public int compareTo(Money other) {
    requireSameCurrency(other);
    return amount.compareTo(other.amount);
  }

  private void requireSameCurrency(Money other) {
    if (!currency.equals(other.currency)) {
      throw new IllegalArgumentException(currency + " and " + other.currency); // reach: yes
    }
  }
}
