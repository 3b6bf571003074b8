package arithmetic;

/** The middle of two indices, computed badly and well. */
public final class Middle {
  public static int bad(int low, int high) {
    if (low < 0 || high < low) {
      return 0;
    }
    int middle = (low + high) / 2;
    return middle < low ? 1 : 2; // reach: true yes, false yes
  }

  public static int good(int low, int high) {
    if (low < 0 || high < low) {
      return 0;
    }
    int middle = low + (high - low) / 2;
    return middle < low || middle > high ? 1 : 2; // reach: true no, false yes
  }

  public static int unsigned(int low, int high) {
    if (low < 0 || high < low) {
      return 0;
    }
    int middle = (low + high) >>> 1;
    return middle < low ? 1 : 2; // reach: true no
  }
}
