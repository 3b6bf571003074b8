package lines;

import java.util.Map;

/** Reads a Roman number. */
// witness: value("XIV")
// witness: value("IC")
// witness: value("A")
public final class Roman {
  private static final Map<Character, Integer> VALUES = Map.of('I', 1, 'V', 5, 'X', 10, 'L', 50);

  public static int value(String roman) {
    int total = 0;
    int last = 0;
    for (int i = roman.length() - 1; i >= 0; i--) {
      Integer value = VALUES.get(roman.charAt(i));
      if (value == null) {
        return -1; // reach: yes
      }
      if (value < 1) {
        return -2; // reach: no
      }
      total += value < last ? -value : value;
      last = Math.max(last, value);
    }
    return total == 14 ? 14 : 0; // reach: true yes
  }
}
