package words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Leaves out words that mean nothing. */
// witness: keywords("the price of tea")
// witness: keywords("the")
// witness: keywords("tea")
public final class StopWords {
  private static final Set<String> STOP = Set.of("the", "of", "a");

  public static String keywords(String query) {
    List<String> words = new ArrayList<>(Arrays.asList(query.split(" ")));
    boolean changed = words.removeIf(STOP::contains);
    if (words.contains("the")) {
      return "?"; // reach: no
    }
    if (words.isEmpty()) {
      return changed ? "nothing left" : "?"; // reach: true yes
    }
    return changed ? String.join("+", words) : query; // reach: true yes, false yes
  }
}
