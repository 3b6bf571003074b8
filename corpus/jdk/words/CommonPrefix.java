package words;

/** What two words begin with. */
// witness: of("interview", "internet")
// witness: of("a", "b")
// witness: of("inter", "internet")
public final class CommonPrefix {
  public static String of(String first, String second) {
    int length = Math.min(first.length(), second.length());
    int same = 0;
    while (same < length && first.charAt(same) == second.charAt(same)) {
      same++;
    }
    String prefix = first.substring(0, same); // reach: StringIndexOutOfBoundsException no
    if (!second.startsWith(prefix)) {
      return "?"; // reach: no
    }
    if (prefix.isEmpty()) {
      return "nothing"; // reach: yes
    }
    return prefix.length() == first.length() ? "all" : prefix; // reach: true yes, false yes
  }
}
