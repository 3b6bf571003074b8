package streams;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Groups words by their first letter. */
// witness: largest("ant", "bee", "ape")
// witness: largest("ant", "bee", "cat")
// witness: largest("ant", "", "cat")
public final class ByLetter {
  public static String largest(String one, String two, String three) {
    Map<Character, List<String>> groups =
        Stream.of(one, two, three).collect(Collectors.groupingBy(ByLetter::first));
    if (groups.isEmpty() || groups.size() > 3) {
      return "?"; // reach: no
    }
    for (List<String> group : groups.values()) {
      if (group.size() == 2) {
        return groups.size() == 2 ? "pair" : "?"; // reach: true yes, false no
      }
    }
    return "single"; // reach: yes
  }

  private static char first(String word) {
    return word.charAt(0); // reach: IndexOutOfBoundsException yes
  }
}
