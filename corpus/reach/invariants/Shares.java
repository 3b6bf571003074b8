package invariants;

/** Numbers that a constructor checks. */
public final class Shares {
  private final int parts;
  private int taken;

  public Shares(int parts) {
    if (parts < 1) {
      throw new IllegalArgumentException("parts");
    }
    this.parts = parts;
  }

  public void take(int some) {
    if (some < 0 || some > 1000) {
      throw new IllegalArgumentException("some");
    }
    taken = some;
  }

  public int each(int all) {
    return all / parts; // reach: ArithmeticException no
  }

  public int perTaken(int all) {
    return all / taken; // reach: ArithmeticException yes
  }

  public boolean isNegative() {
    if (taken < 0) { // reach: true no, false yes
      return true; // reach: no
    }
    return taken > 1000; // reach: true no, false yes
  }
}
