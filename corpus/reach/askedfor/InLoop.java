package askedfor;

/** Asked for in a loop. */
public final class InLoop {
  public static int run() {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      int x = dev.quarry.api.Quarry.anyInt();
      if (x < 0 || x > 9) {
        return -1; // reach: yes
      }
      sum = sum * 10 + x;
    }
    return sum == 479 ? 1 : 0; // reach: true yes, false yes
  }
}
