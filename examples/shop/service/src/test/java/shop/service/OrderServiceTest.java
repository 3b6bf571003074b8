package shop.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import shop.domain.Article;
import shop.domain.Category;
import shop.domain.Customer;
import shop.domain.Money;
import shop.domain.Order;
import shop.domain.OrderRepository;
import shop.domain.OrderStatus;

class OrderServiceTest {
  private static final Clock NOON =
      Clock.fixed(Instant.parse("2024-05-20T12:00:00Z"), ZoneOffset.UTC);
  private static final Article BOOK = new Article("B", "book", Money.euros(50_00), Category.BOOK);

  private static final class Memory implements OrderRepository {
    private final Map<String, Order> orders = new LinkedHashMap<>();

    @Override
    public Optional<Order> find(String number) {
      return Optional.ofNullable(orders.get(number));
    }

    @Override
    public List<Order> findByStatus(OrderStatus status) {
      return orders.values().stream().filter(order -> order.status() == status).toList();
    }

    @Override
    public void save(Order order) {
      orders.put(order.number(), order);
    }
  }

  private final Memory orders = new Memory();
  private final OrderService service = new OrderService(orders, new PriceCalculator(), NOON);

  private Order place(String number, LocalDate placed) {
    Customer ann = new Customer("Ann", null, LocalDate.of(2013, 5, 20));
    Order order = Order.builder(number).customer(ann).placed(placed).line(BOOK, 1).build();
    orders.save(order);
    return order;
  }

  @Test
  void whatIsPaidTooMuchIsGivenBack() {
    Order order = place("1", LocalDate.of(2024, 5, 19));

    assertEquals(Money.euros(6_50), service.pay("1", Money.euros(60_00)));
    assertEquals(OrderStatus.PAID, order.status());
    assertThrows(IllegalStateException.class, () -> service.pay("1", Money.euros(60_00)));
  }

  @Test
  void whatIsPaidMustSuffice() {
    place("1", LocalDate.of(2024, 5, 19));

    assertThrows(IllegalArgumentException.class, () -> service.pay("1", Money.euros(1)));
    assertThrows(NoSuchElementException.class, () -> service.pay("2", Money.euros(1)));
  }

  @Test
  void ordersAreCancelledBeforeTheyAreSent() {
    Order order = place("1", LocalDate.of(2024, 5, 19));
    service.cancel("1");
    assertEquals(OrderStatus.CANCELLED, order.status());

    Order sent = place("2", LocalDate.of(2024, 5, 19));
    sent.move(OrderStatus.PAID);
    sent.move(OrderStatus.SHIPPED);
    assertThrows(IllegalStateException.class, () -> service.cancel("2"));
  }

  @Test
  void whatIsNotPaidInTimeIsCancelled() {
    place("1", LocalDate.of(2024, 5, 1));
    place("2", LocalDate.of(2024, 5, 19));

    assertEquals(1, service.cancelUnpaid());
  }

  @Test
  void parcelsArriveOnWorkingDays() {
    LocalDate friday = LocalDate.of(2024, 5, 17);
    assertEquals(LocalDate.of(2024, 5, 20), DeliveryDates.arrival(friday, 1));
    assertThrows(IllegalArgumentException.class, () -> DeliveryDates.arrival(friday, 0));
    assertEquals("today", DeliveryDates.wait(friday, friday));
    assertEquals("tomorrow", DeliveryDates.wait(friday, friday.plusDays(1)));
    assertEquals("in 3 days", DeliveryDates.wait(friday, friday.plusDays(3)));
    assertEquals("late", DeliveryDates.wait(friday, friday.minusDays(1)));
  }

  @Test
  void articlesAreRemembered() {
    ArticleCache cache = new ArticleCache(1, sku -> Optional.of(BOOK));
    cache.find("a");
    cache.find("a");
    assertEquals(1, cache.misses());
    cache.find("b");
    cache.find("a");
    assertEquals(3, cache.misses());
    assertThrows(
        IllegalArgumentException.class, () -> new ArticleCache(0, sku -> Optional.empty()));
  }

  @Test
  void salesAreReported() {
    assertEquals("nothing sold", new SalesReport(List.of()).headline());
    Order order = place("1", LocalDate.of(2024, 5, 1));
    assertEquals("people read", new SalesReport(List.of(order)).headline());
    Article tea = new Article("T", "tea", Money.euros(2_50), Category.FOOD);
    Order food =
        Order.builder("2").customer(order.customer()).placed(order.placed()).line(tea, 3).build();
    assertEquals("people live", new SalesReport(List.of(order, food)).headline());
  }

  @Test
  void loyaltyGrowsByYears() {
    LocalDate today = LocalDate.of(2024, 5, 20);
    assertEquals(Loyalty.Tier.GOLD, new Loyalty(NOON).tier(place("1", today).customer()));
    assertEquals(Loyalty.Tier.REGULAR, Loyalty.tier(today.minusYears(2), today));
    assertEquals(Loyalty.Tier.NEW, Loyalty.tier(today.minusDays(2), today));
    assertEquals(Loyalty.Tier.NEW, Loyalty.tier(today.plusDays(2), today));
  }
}
