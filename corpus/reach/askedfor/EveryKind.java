package askedfor;

/** Asked for in every kind. */
public final class EveryKind {
  public static int run() {
    if (dev.quarry.api.Quarry.anyBoolean()) {
      return 1; // reach: yes
    }
    if (dev.quarry.api.Quarry.anyChar() == 'x') {
      return 2; // reach: yes
    }
    if (dev.quarry.api.Quarry.anyLong() == 1L << 40) {
      return 3; // reach: yes
    }
    if (dev.quarry.api.Quarry.anyDouble() > 100.0) {
      return 4; // reach: yes
    }
    if (dev.quarry.api.Quarry.anyByte() == 300) {
      return 5; // reach: no, undecided: what markers give is not followed backwards
    }
    return 6; // reach: yes
  }
}
