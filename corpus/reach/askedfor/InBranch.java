package askedfor;

/** Asked for on one of two ways. */
public final class InBranch {
  public static int run(int n) {
    int a = n > 5 ? dev.quarry.api.Quarry.anyInt() : 3;
    int b = dev.quarry.api.Quarry.anyInt();
    if (a == 77 && b == 88) {
      return 1; // reach: yes
    }
    return b == 99 ? 2 : 3; // reach: true yes
  }
}
