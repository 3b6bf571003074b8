package regex;

/** Makes one space of many. */
// witness: normalise("a   b")
// witness: normalise("a b")
// witness: normalise("")
public final class Spaces {
  public static String normalise(String text) {
    String tidy = text.replaceAll(" +", " ");
    if (tidy.contains("  ")) {
      return "still two"; // reach: no
    }
    if (tidy.length() > text.length()) {
      return "longer"; // reach: no
    }
    if (tidy.isEmpty()) {
      return "empty"; // reach: yes
    }
    return tidy.length() < text.length() ? "tidied" : "tidy"; // reach: true yes, false yes
  }
}
