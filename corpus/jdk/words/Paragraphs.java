package words;

/** Looks at the lines of a text. */
// witness: describe("a\nb\n")
// witness: describe(" a")
// witness: describe("")
public final class Paragraphs {
  public static String describe(String text) {
    long lines = text.lines().count();
    if (text.isEmpty() && lines > 0) {
      return "?"; // reach: no
    }
    if (lines == 0) {
      return "empty"; // reach: yes
    }
    if (lines == 2) {
      return text.length() < 2 ? "?" : "two"; // reach: true no, false yes
    }
    return text.strip().length() < text.length() ? "indented" : "tight"; // reach: true yes
  }
}
