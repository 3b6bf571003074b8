package codes;

import java.util.UUID;

/** Checks an identifier. */
// witness: check("123e4567-e89b-42d3-a456-556642440000")
// witness: check("0-0-0-0-0")
// witness: check("12")
public final class OrderId {
  public static String check(String text) {
    UUID id = UUID.fromString(text); // reach: IllegalArgumentException yes
    if (id.version() > 15) {
      return "?"; // reach: no
    }
    if (id.toString().length() != 36) {
      return "short"; // reach: no
    }
    return id.version() == 4 ? "random" : "other"; // reach: true yes, false yes
  }
}
