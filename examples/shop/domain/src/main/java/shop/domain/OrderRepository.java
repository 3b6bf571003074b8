package shop.domain;

import java.util.List;
import java.util.Optional;

/** Where orders are kept. */
public interface OrderRepository {
  Optional<Order> find(String number);

  List<Order> findByStatus(OrderStatus status);

  void save(Order order);
}
