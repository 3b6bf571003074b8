package types;

import java.util.List;

/** Some lists refuse to be asked for null. */
public final class ListContainsNull {
  public static int run(List<String> list) {
    if (list == null) {
      return 0;
    }
    try {
      list.contains(null);
    } catch (NullPointerException e) {
      return 1; // reach: yes, undecided: lists that refuse null are not made
    }
    return 2; // reach: yes
  }
}
