package shop.service;

import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.NoSuchElementException;
import shop.domain.Money;
import shop.domain.Order;
import shop.domain.OrderRepository;
import shop.domain.OrderStatus;

/** Takes orders through their life. */
public final class OrderService {
  private static final int DAYS_TO_PAY = 14;

  private final OrderRepository orders;
  private final PriceCalculator prices;
  private final Clock clock;

  public OrderService(OrderRepository orders, PriceCalculator prices, Clock clock) {
    this.orders = orders;
    this.prices = prices;
    this.clock = clock;
  }

  /** Accepts a payment and says what is given back. */
  public Money pay(String number, Money paid) {
    Order order = get(number);
    Money due = prices.total(order);
    if (paid.compareTo(due) < 0) {
      throw new IllegalArgumentException("Due are " + due); // reach: yes
    }
    order.move(OrderStatus.PAID); // reach: IllegalStateException yes
    orders.save(order);
    return paid.minus(due); // reach: yes
  }

  public void cancel(String number) {
    Order order = get(number);
    if (order.status() == OrderStatus.SHIPPED) {
      throw new IllegalStateException("It is on its way"); // reach: yes
    }
    order.move(OrderStatus.CANCELLED);
    orders.save(order); // reach: yes
  }

  /** Cancels what nobody has paid in time. */
  public int cancelUnpaid() {
    LocalDate limit = LocalDate.now(clock).minusDays(DAYS_TO_PAY);
    List<Order> late =
        orders.findByStatus(OrderStatus.NEW).stream()
            .filter(order -> order.placed().isBefore(limit))
            .toList();
    int cancelled = 0;
    for (Order order : late) {
      order.move(OrderStatus.CANCELLED);
      orders.save(order); // reach: yes
      cancelled++;
    }
    return cancelled;
  }

  private Order get(String number) {
    return orders
        .find(number)
        .orElseThrow(() -> new NoSuchElementException("No order " + number)); // reach: yes
  }
}
