package formats;

import java.util.Formatter;
import java.util.IllegalFormatException;
import java.util.Locale;

/** A table whose format comes from a file. */
// witness: row("%s: %d", "tea", 3)
// witness: row("%d: %d", "tea", 3)
// witness: row("%s", "tea", 3)
public final class Columns {
  public static String row(String format, String name, int count) {
    try (Formatter formatter = new Formatter(Locale.ROOT)) {
      String row = formatter.format(format, name, count).toString();
      if (format.isEmpty() && !row.isEmpty()) {
        return "?"; // reach: no
      }
      return row.equals("tea: 3") ? "full" : "part"; // reach: true yes, false yes
    } catch (IllegalFormatException e) {
      return "wrong format"; // reach: yes
    }
  }
}
