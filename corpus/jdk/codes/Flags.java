package codes;

import java.util.EnumSet;
import java.util.Set;

/** Flags in the bits of a number. */
// witness: decode(5)
// witness: decode(0)
// witness: decode(8)
public final class Flags {
  public enum Flag {
    READ,
    WRITE,
    EXECUTE
  }

  public static String decode(int bits) {
    Set<Flag> flags = EnumSet.noneOf(Flag.class);
    for (Flag flag : Flag.values()) {
      if ((bits & 1 << flag.ordinal()) != 0) {
        flags.add(flag);
      }
    }
    if (flags.size() > Integer.bitCount(bits)) {
      return "?"; // reach: no
    }
    if (flags.isEmpty()) {
      return bits == 0 ? "none" : "unknown"; // reach: true yes, false yes
    }
    boolean runs = flags.contains(Flag.EXECUTE);
    return runs && (bits & 4) == 0 ? "?" : "some"; // reach: true no, false yes
  }
}
