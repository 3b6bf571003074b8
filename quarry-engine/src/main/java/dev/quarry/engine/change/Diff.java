package dev.quarry.engine.change;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a diff without context: which lines of the new files are not in the old ones. */
final class Diff {
  private static final Pattern HUNK =
      Pattern.compile("@@ -\\d+(?:,\\d+)? \\+(\\d+)(?:,(\\d+))? @@.*");
  private static final String FILE = "+++ b/";

  private Diff() {}

  /** By file. Where something was only taken away, the lines around it. */
  static Map<String, Set<Integer>> lines(String text) {
    Map<String, Set<Integer>> lines = new LinkedHashMap<>();
    String file = "";
    for (String line : text.split("\n", -1)) {
      Matcher hunk = HUNK.matcher(line);
      if (line.startsWith("+++ ")) {
        file = line.startsWith(FILE) ? line.substring(FILE.length()).stripTrailing() : "";
      } else if (!file.isEmpty() && hunk.matches()) {
        int first = Integer.parseInt(hunk.group(1));
        int count = hunk.group(2) == null ? 1 : Integer.parseInt(hunk.group(2));
        int start = count == 0 ? Math.max(1, first) : first;
        int end = count == 0 ? first + 1 : first + count - 1;
        Set<Integer> some = lines.computeIfAbsent(file, name -> new TreeSet<>());
        for (int number = start; number <= end; number++) {
          some.add(number);
        }
      }
    }
    return lines;
  }
}
