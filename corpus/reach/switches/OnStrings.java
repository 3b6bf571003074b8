package switches;

/** A switch over strings; two of them have the same hash code. */
public final class OnStrings {
  public static int look(String s) {
    switch (s) {
      case "Aa":
        return 1; // reach: yes
      case "BB":
        if (s.length() != 2) {
          return 2; // reach: no
        }
        return 3; // reach: yes
      case "long word":
        return s.isEmpty() ? 4 : 5; // reach: true no, false yes
      default:
        return s.equals("Aa") ? 6 : 7; // reach: true no, false yes
    }
  }
}
