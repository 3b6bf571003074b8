package streams;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Joins what is not empty. */
// witness: address("Main St 1", "", "Berlin")
// witness: address("", "", "")
public final class Joined {
  public static String address(String street, String extra, String town) {
    String joined =
        Arrays.asList(street, extra, town).stream()
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining(", ", "<", ">"));
    if (joined.length() < 2) {
      return "?"; // reach: no
    }
    if (joined.equals("<>")) {
      return "no address"; // reach: yes
    }
    return joined.equals("<Main St 1, Berlin>") ? "home" : "away"; // reach: true yes
  }
}
