package addresses;

import java.nio.file.Path;

/** Looks at the path of a file without touching it. */
// witness: check("a/../b.txt")
// witness: check("b.txt")
// witness: check("a/b.txt")
public final class Folders {
  public static String check(String name) {
    Path path = Path.of(name).normalize();
    if (path.getNameCount() > name.length() + 1) {
      return "?"; // reach: no
    }
    if (path.getParent() == null) {
      return path.toString().equals(name) ? "simple" : "simplified"; // reach: true yes, false yes
    }
    return path.getFileName().toString().endsWith(".txt") ? "text" : "other"; // reach: true yes
  }
}
