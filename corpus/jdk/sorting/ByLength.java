package sorting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Sorts words by their length, then by the alphabet. */
// witness: first("bb", "a", "ccc")
// witness: first("bb", "ab", "ccc")
public final class ByLength {
  public static String first(String one, String two, String three) {
    List<String> words = new ArrayList<>(List.of(one, two, three));
    words.sort(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));
    if (words.get(0).length() > words.get(2).length()) {
      return "unsorted"; // reach: no
    }
    if (words.get(0).length() == words.get(1).length()) {
      int order = words.get(0).compareTo(words.get(1));
      return order > 0 ? "unsorted" : "tie"; // reach: true no, false yes
    }
    return words.get(0); // reach: yes
  }
}
