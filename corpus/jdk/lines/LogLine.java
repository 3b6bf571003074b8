package lines;

/** Finds out how bad an entry of a log is. */
// witness: level("2024-05-01 ERROR disk full")
// witness: level("2024-05-01 INFO")
// witness: level("2024-05-01")
public final class LogLine {
  public static int level(String line) {
    String[] parts = line.split(" ", 3);
    if (parts.length > 3) {
      return -1; // reach: no
    }
    if (parts.length < 2) {
      return 0; // reach: yes
    }
    switch (parts[1]) {
      case "ERROR":
        return parts.length == 3 && parts[2].endsWith("full") ? 4 : 3; // reach: true yes
      case "WARN":
        return 2;
      default:
        return 1; // reach: yes
    }
  }
}
