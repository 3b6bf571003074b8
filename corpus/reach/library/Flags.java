package library;

import java.util.BitSet;

/** A set of small numbers. */
public final class Flags {
  public static int look(int flag) {
    BitSet set = new BitSet();
    set.set(3);
    if (flag >= 0 && set.get(flag) && flag != 3) {
      return 1; // reach: no
    }
    return flag >= 0 && set.get(flag) ? 2 : 3; // reach: true yes
  }
}
