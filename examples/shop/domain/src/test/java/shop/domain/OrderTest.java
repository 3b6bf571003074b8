package shop.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OrderTest {
  private static final Article TEA = new Article("T1", "tea", Money.euros(2_50), Category.FOOD);
  private static final LocalDate TODAY = LocalDate.of(2024, 5, 1);
  private static final Customer ANN = new Customer("Ann Lee", "ann@example.org", TODAY);

  @Test
  void anOrderIsPutTogether() {
    Order order = Order.builder("1").customer(ANN).placed(TODAY).line(TEA, 2).build();

    assertEquals(Money.euros(5_00), order.lines().get(0).total());
    assertEquals(OrderStatus.NEW, order.status());
  }

  @Test
  void anOrderNeedsLinesAndACustomer() {
    Order.Builder builder = Order.builder("1");
    assertThrows(IllegalStateException.class, builder::build);
    assertThrows(IllegalArgumentException.class, () -> builder.line(TEA, 0));
    builder.line(TEA, 1);
    assertThrows(IllegalStateException.class, builder::build);
  }

  @Test
  void statesFollowEachOther() {
    assertEquals(OrderStatus.PAID, OrderStatus.NEW.become(OrderStatus.PAID));
    assertThrows(
        IllegalStateException.class, () -> OrderStatus.DELIVERED.become(OrderStatus.CANCELLED));
  }

  @Test
  void categoriesAreReadAsSuppliersWriteThem() {
    assertEquals(Category.BOOK, Category.parse(" books "));
    assertThrows(IllegalArgumentException.class, () -> Category.parse("toys"));
  }

  @Test
  void customersAreGreeted() {
    assertEquals("Dear Ann", ANN.salutation());
    assertEquals("Dear customer", new Customer(" ", null, TODAY).salutation());
    assertEquals(69, new Customer("a".repeat(70), null, TODAY).salutation().length());
    assertEquals(Optional.of("ann@example.org"), ANN.emailAddress());
  }
}
