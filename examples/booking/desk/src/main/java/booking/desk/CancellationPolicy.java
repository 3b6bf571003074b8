package booking.desk;

import java.math.BigDecimal;

/** What is paid for a reservation that is given up. */
public sealed interface CancellationPolicy {
  /** Nothing until some days before. */
  record Flexible(int days) implements CancellationPolicy {}

  /** A part of the price, whenever it is. */
  record Partial(BigDecimal share) implements CancellationPolicy {}

  /** All of it. */
  record NonRefundable() implements CancellationPolicy {}
}
