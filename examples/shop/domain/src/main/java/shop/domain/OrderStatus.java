package shop.domain;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Where an order is on its way. */
public enum OrderStatus {
  NEW,
  PAID,
  SHIPPED,
  DELIVERED,
  CANCELLED;

  private static final Map<OrderStatus, Set<OrderStatus>> NEXT = new EnumMap<>(OrderStatus.class);

  static {
    NEXT.put(NEW, EnumSet.of(PAID, CANCELLED));
    NEXT.put(PAID, EnumSet.of(SHIPPED, CANCELLED));
    NEXT.put(SHIPPED, EnumSet.of(DELIVERED));
    NEXT.put(DELIVERED, EnumSet.noneOf(OrderStatus.class));
    NEXT.put(CANCELLED, EnumSet.noneOf(OrderStatus.class));
  }

  /** Whether nothing follows it. */
  public boolean isFinal() {
    return NEXT.get(this).isEmpty();
  }

  /**
   * The next status.
   *
   * @throws IllegalStateException if that can't follow
   */
  public OrderStatus become(OrderStatus next) {
    if (!NEXT.get(this).contains(next)) {
      throw new IllegalStateException(this + " can't become " + next); // reach: yes
    }
    if (isFinal()) {
      throw new IllegalStateException(this + " is final"); // reach: no
    }
    if (next == NEW) {
      throw new IllegalStateException("can't begin again"); // reach: no
    }
    return next; // reach: yes
  }
}
