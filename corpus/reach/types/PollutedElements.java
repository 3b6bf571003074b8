package types;

import java.util.List;

/** Nobody checks what is in a list. */
public final class PollutedElements {
  public static int run(List<String> list) {
    if (list == null || list.size() != 1) {
      return 0;
    }
    try {
      String first = list.get(0);
      return first == null ? 1 : 2; // reach: true yes, false yes
    } catch (ClassCastException e) {
      return 3; // reach: yes, undecided: elements have their declared types
    }
  }
}
