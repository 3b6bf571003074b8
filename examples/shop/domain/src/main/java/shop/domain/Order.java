package shop.domain;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What a customer has ordered, and how far it is. */
public final class Order {
  private final String number;
  private final Customer customer;
  private final LocalDate placed;
  private final List<OrderLine> lines;
  private final Discount discount;
  private OrderStatus status = OrderStatus.NEW;

  private Order(Builder builder) {
    this.number = builder.number;
    this.customer = builder.customer;
    this.placed = builder.placed;
    this.lines = List.copyOf(builder.lines);
    this.discount = builder.discount;
  }

  public static Builder builder(String number) {
    return new Builder(number);
  }

  public String number() {
    return number;
  }

  public Customer customer() {
    return customer;
  }

  public LocalDate placed() {
    return placed;
  }

  public List<OrderLine> lines() {
    return lines;
  }

  public Discount discount() {
    return discount;
  }

  public OrderStatus status() {
    return status;
  }

  public void move(OrderStatus next) {
    status = status.become(next);
  }

  /** Puts an order together. */
  public static final class Builder {
    private final String number;
    private final List<OrderLine> lines = new ArrayList<>();
    private Customer customer;
    private LocalDate placed;
    private Discount discount = new Discount.None();

    private Builder(String number) {
      this.number = Objects.requireNonNull(number, "number");
    }

    public Builder customer(Customer value) {
      customer = value;
      return this;
    }

    public Builder placed(LocalDate value) {
      placed = value;
      return this;
    }

    public Builder discount(Discount value) {
      discount = value;
      return this;
    }

    public Builder line(Article article, int quantity) {
      if (quantity < 1) {
        throw new IllegalArgumentException(quantity + " pieces"); // reach: yes
      }
      lines.add(new OrderLine(article, quantity));
      return this;
    }

    public Order build() {
      if (lines.isEmpty()) {
        throw new IllegalStateException("Nothing was ordered"); // reach: yes
      }
      if (customer == null || placed == null) {
        throw new IllegalStateException("Who ordered it, and when?"); // reach: yes
      }
      return new Order(this); // reach: yes
    }
  }
}
