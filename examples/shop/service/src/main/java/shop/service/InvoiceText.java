package shop.service;

import java.util.Locale;
import java.util.StringJoiner;
import shop.domain.Order;
import shop.domain.OrderLine;

/** Writes invoices for people. */
public final class InvoiceText {
  private static final int WIDTH = 40;

  private InvoiceText() {}

  public static String of(Order order) {
    StringJoiner text = new StringJoiner("\n", "Invoice " + order.number() + "\n", "\n");
    for (OrderLine line : order.lines()) {
      text.add(line(line.quantity(), line.article().name(), line.total().amount().toPlainString()));
    }
    return text.toString();
  }

  /** A line of a fixed width, or longer if something does not fit. */
  public static String line(int quantity, String name, String amount) {
    if (quantity < 1 || quantity > 999) {
      throw new IllegalArgumentException(quantity + " pieces"); // reach: yes
    }
    String shown = name.length() > 20 ? name.substring(0, 19) + "…" : name;
    String line = String.format(Locale.ROOT, "%3d x %-20s %13s", quantity, shown, amount);
    if (line.length() < WIDTH) {
      throw new IllegalStateException("too short: " + line); // reach: no
    }
    return line.length() > WIDTH ? line + "!" : line; // reach: true yes, false yes
  }
}
