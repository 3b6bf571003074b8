package words;

import java.util.StringJoiner;

/** The initials of a name. */
// witness: of("ada lovelace")
// witness: of("Plato")
// witness: of(" ")
public final class Initials {
  public static String of(String name) {
    StringJoiner initials = new StringJoiner(". ", "", ".").setEmptyValue("-");
    for (String part : name.trim().split(" +")) {
      if (!part.isEmpty()) {
        initials.add(String.valueOf(Character.toUpperCase(part.charAt(0))));
      }
    }
    String text = initials.toString();
    if (text.isEmpty()) {
      return "?"; // reach: no
    }
    if (text.equals("-")) {
      return "anonymous"; // reach: yes
    }
    return text.equals("A. L.") ? "Ada" : text; // reach: true yes, false yes
  }
}
