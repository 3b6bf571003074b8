package sorting;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** How often an answer was given. */
// witness: verdict("yes", "no", "yes")
// witness: verdict("no", "no", "no")
// witness: verdict("maybe", "no", "no")
public final class Frequency {
  public static String verdict(String first, String second, String third) {
    List<String> answers = Arrays.asList(first, second, third);
    int yes = Collections.frequency(answers, "yes");
    int no = Collections.frequency(answers, "no");
    if (yes + no > 3) {
      return "?"; // reach: no
    }
    if (Collections.disjoint(answers, List.of("yes", "maybe"))) {
      return yes > 0 ? "?" : "rejected"; // reach: true no
    }
    return yes == 2 ? "accepted" : "open"; // reach: true yes, false yes
  }
}
