package shapes;

import java.time.YearMonth;
import java.util.Objects;

/** Ways to pay. */
// witness: fee(new Cash(10_00))
// witness: fee(new Card(10_00, YearMonth.of(2030, 1)))
// witness: fee(new Card(10_00, YearMonth.of(2020, 1)))
public final class Payment {
  public sealed interface Method permits Cash, Card {}

  public record Cash(int cents) implements Method {}

  public record Card(int cents, YearMonth expires) implements Method {
    boolean isExpired() {
      return expires.isBefore(YearMonth.of(2024, 6));
    }
  }

  public static int fee(Method method) {
    if (method instanceof Card card) {
      if (card.isExpired()) {
        throw new IllegalStateException("expired"); // reach: yes
      }
      if (card.expires().getYear() < 2024) {
        return -1; // reach: no
      }
      return 30; // reach: yes
    }
    Objects.requireNonNull(method);
    return method instanceof Cash ? 0 : -2; // reach: true yes, false no
  }
}
