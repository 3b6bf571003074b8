package shop.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import shop.domain.Article;
import shop.domain.Category;
import shop.domain.Customer;
import shop.domain.Discount;
import shop.domain.Money;
import shop.domain.Order;

class PricesTest {
  private static final LocalDate TODAY = LocalDate.of(2024, 5, 1);

  private final PriceCalculator prices = new PriceCalculator();

  private static Order order(int cents, Discount discount) {
    Article article = new Article("X", "thing", Money.euros(cents), Category.OTHER);
    return Order.builder("1")
        .customer(new Customer("Ann", null, TODAY))
        .placed(TODAY)
        .discount(discount)
        .line(article, 1)
        .build();
  }

  @Test
  void taxAndShippingAreAdded() {
    assertEquals(Money.euros(16_80), prices.total(order(10_00, new Discount.None())));
  }

  @Test
  void largeOrdersAreSentForNothing() {
    assertEquals(Money.euros(119_00), prices.total(order(100_00, new Discount.None())));
  }

  @Test
  void discountsAreTakenOff() {
    assertEquals(Money.euros(9_00), prices.reduce(Money.euros(10_00), new Discount.Percentage(10)));
    assertEquals(Money.euros(7_00), prices.reduce(Money.euros(10_00), Coupons.parse("eur 3")));
    assertEquals(Money.euros(0), prices.reduce(Money.euros(10_00), Coupons.parse("eur 30")));
  }

  @Test
  void couponsAreRead() {
    assertEquals(new Discount.None(), Coupons.parse(" "));
    assertEquals(new Discount.Percentage(15), Coupons.parse("15 %"));
    assertThrows(IllegalArgumentException.class, () -> Coupons.parse("FREE"));
  }

  @Test
  void invoiceLinesHaveAWidth() {
    assertEquals(40, InvoiceText.line(2, "tea", "5.00").length());
    assertEquals(42, InvoiceText.line(2, "tea", "12345678901.00").length());
    assertThrows(IllegalArgumentException.class, () -> InvoiceText.line(0, "tea", "5.00"));
    assertEquals(2, InvoiceText.of(order(1_00, new Discount.None())).lines().count());
  }
}
