package shop.service;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import shop.domain.Discount;
import shop.domain.Money;

/** Reads what customers type into the field for coupons. */
public final class Coupons {
  private static final Pattern PERCENTAGE = Pattern.compile("(\\d{1,2}) ?%");
  private static final Pattern AMOUNT = Pattern.compile("([A-Z]{3}) (\\d{1,4})");

  private Coupons() {}

  public static Discount parse(String text) {
    String code = text.strip().toUpperCase(Locale.ROOT);
    if (code.isEmpty()) {
      return new Discount.None(); // reach: yes
    }
    Matcher percentage = PERCENTAGE.matcher(code);
    if (percentage.matches()) {
      int percent = Integer.parseInt(percentage.group(1));
      if (percent > 99) {
        throw new IllegalArgumentException("more than everything"); // reach: no
      }
      return new Discount.Percentage(percent); // reach: yes
    }
    Matcher amount = AMOUNT.matcher(code);
    if (amount.matches()) {
      return new Discount.Amount(Money.of(amount.group(2), amount.group(1))); // reach: yes
    }
    throw new IllegalArgumentException("No coupon: " + text); // reach: yes
  }
}
