package words;

import java.util.ArrayList;
import java.util.List;

/** Breaks a text into lines of at most ten characters. */
// witness: lines("one two three four")
// witness: lines("one two")
// witness: lines("internationally")
public final class Wrapping {
  public static String lines(String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (word.length() > 10) {
        return "too long"; // reach: yes
      }
      if (line.length() > 0 && line.length() + 1 + word.length() > 10) {
        lines.add(line.toString()); // reach: yes
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    for (String each : lines) {
      if (each.length() > 10) {
        return "overflow"; // reach: no
      }
    }
    return lines.size() == 1 ? "one line" : "lines"; // reach: true yes, false yes
  }
}
