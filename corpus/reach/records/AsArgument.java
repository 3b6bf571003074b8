package records;

/** A record from outside, whose constructor a test has to use. */
public final class AsArgument {
  public record Order(int amount, String customer) {}

  public static int look(Order order) {
    if (order.amount() > 99 && order.customer() == null) {
      return 1; // reach: yes
    }
    return order.amount() < 3 && order.amount() > 5 ? 2 : 3; // reach: true no
  }
}
