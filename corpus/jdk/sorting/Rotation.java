package sorting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Who is on duty after some weeks. */
// witness: onDuty(1)
// witness: onDuty(3)
// witness: onDuty(-1)
public final class Rotation {
  public static String onDuty(int weeks) {
    List<String> people = new ArrayList<>(List.of("ann", "bob", "cyd"));
    Collections.rotate(people, weeks);
    String first = people.get(0);
    if (people.size() != 3) {
      return "?"; // reach: no
    }
    if (first.equals("ann")) {
      return weeks % 3 == 0 ? "ann" : "?"; // reach: true yes, false no
    }
    return first.equals("cyd") ? "cyd" : "bob"; // reach: true yes, false yes
  }
}
