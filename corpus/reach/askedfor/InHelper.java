package askedfor;

/** Asked for in another method. */
public final class InHelper {
  private static int digit() {
    int x = dev.quarry.api.Quarry.anyInt();
    return x < 0 || x > 9 ? 0 : x;
  }
  public static int run() {
    int a = digit();
    int b = digit();
    if (a - b == 8 && a + b == 10) {
      return 1; // reach: yes
    }
    return a + b == 19 ? 2 : 3; // reach: true no, undecided: what markers give is not followed backwards
  }
}
