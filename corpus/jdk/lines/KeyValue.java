package lines;

/** Reads a setting. */
// witness: read("size=10")
// witness: read("size=")
// witness: read("size")
// witness: read("=10")
public final class KeyValue {
  public static String read(String line) {
    int at = line.indexOf('=');
    if (at < 0) {
      return "no value"; // reach: yes
    }
    String key = line.substring(0, at).strip();
    String value = line.substring(at + 1).strip(); // reach: StringIndexOutOfBoundsException no
    if (key.indexOf('=') >= 0) {
      return "?"; // reach: no
    }
    if (key.isEmpty()) {
      return "no key"; // reach: yes
    }
    return value.isEmpty() ? "empty" : value; // reach: true yes, false yes
  }
}
