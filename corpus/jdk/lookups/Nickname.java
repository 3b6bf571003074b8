package lookups;

import java.util.Map;
import java.util.Optional;

/** Finds out how to call somebody. */
// witness: of("robert")
// witness: of("ann")
// witness: of("x")
public final class Nickname {
  private static final Map<String, String> NAMES = Map.of("robert", "Bob", "william", "Bill");

  public static String of(String name) {
    String nick =
        Optional.ofNullable(NAMES.get(name))
            .or(() -> Optional.of(name).filter(text -> text.length() > 1))
            .orElse("you");
    if (nick == null) {
      return "?"; // reach: no
    }
    if (nick.equals("Bob")) {
      return name.equals("robert") ? "Bob" : "other"; // reach: true yes
    }
    return nick.equals("you") ? "hey" : nick; // reach: true yes, false yes
  }
}
