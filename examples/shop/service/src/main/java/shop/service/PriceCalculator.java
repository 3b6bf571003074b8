package shop.service;

import java.util.Objects;
import shop.domain.Discount;
import shop.domain.Money;
import shop.domain.Order;
import shop.domain.OrderLine;

/** What an order costs. */
public final class PriceCalculator {
  private static final Money NOTHING = Money.euros(0);
  private static final Money FREE_SHIPPING_FROM = Money.euros(50_00);
  private static final Money SHIPPING = Money.euros(4_90);

  /** With tax and shipping. */
  public Money total(Order order) {
    Money net = NOTHING;
    Money tax = NOTHING;
    for (OrderLine line : order.lines()) {
      net = net.plus(line.total());
      tax = tax.plus(line.tax());
    }
    Money reduced = reduce(net.plus(tax), order.discount());
    return reduced.plus(shipping(reduced));
  }

  /** A price after a discount; never negative. */
  public Money reduce(Money price, Discount discount) {
    Objects.requireNonNull(discount, "discount");
    if (discount instanceof Discount.None) {
      return price; // reach: yes
    }
    if (discount instanceof Discount.Percentage percentage) {
      return price.minus(price.percent(percentage.percent())); // reach: yes
    }
    if (discount instanceof Discount.Amount amount) {
      Money rest = price.minus(amount.money());
      return rest.isNegative() ? NOTHING : rest; // reach: true yes, false yes
    }
    throw new IllegalStateException("a new kind of discount: " + discount); // reach: no
  }

  /** What sending it costs. */
  public Money shipping(Money goods) {
    if (goods.compareTo(FREE_SHIPPING_FROM) >= 0) {
      return NOTHING; // reach: yes
    }
    return SHIPPING; // reach: yes
  }
}
