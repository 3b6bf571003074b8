package readers;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Writes a report into memory. */
// witness: lines(2)
// witness: lines(0)
// witness: lines(-1)
public final class Report {
  public static String lines(int count) {
    if (count < 0 || count > 10) {
      throw new IllegalArgumentException("count"); // reach: yes
    }
    StringWriter text = new StringWriter();
    try (PrintWriter out = new PrintWriter(text)) {
      for (int i = 0; i < count; i++) {
        out.print(i);
        out.print(';');
      }
      if (out.checkError()) {
        return "error"; // reach: no
      }
    }
    if (text.getBuffer().length() != 2 * count) {
      return "?"; // reach: no
    }
    return text.toString().equals("0;1;") ? "two" : "other"; // reach: true yes, false yes
  }
}
