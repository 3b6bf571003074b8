package types;

import java.util.List;

/** The elements of a raw list may be anything. */
public final class RawElements {
  @SuppressWarnings("rawtypes")
  public static int run(List list) {
    if (list == null || list.size() != 1) {
      return 0;
    }
    if (list.get(0) instanceof Double d && d > 3.5) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }
}
