package iterating;

import java.util.ArrayList;
import java.util.List;

/** Kinds of lists differ. */
// witness: add("fixed")
// witness: add("copy")
// witness: add("view")
public final class Lists {
  public static int add(String kind) {
    List<String> base = new ArrayList<>(List.of("a", "b"));
    switch (kind) {
      case "fixed":
        List.of("a").add("b"); // reach: UnsupportedOperationException yes
        return -1; // reach: no
      case "copy":
        List<String> copy = List.copyOf(base);
        base.add("c");
        return copy.size() == 2 ? 2 : 3; // reach: true yes, false no
      default:
        List<String> view = java.util.Collections.unmodifiableList(base);
        base.add("c");
        return view.size() == 2 ? 2 : 3; // reach: true no, false yes
    }
  }
}
