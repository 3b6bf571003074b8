package markers;

/** Inputs that the program asks for. */
public final class AnyInt {
  public static int run() {
    int x = dev.quarry.api.Quarry.anyInt();
    int y = dev.quarry.api.Quarry.anyInt();
    if (x > y && y > 100 && x < 103) {
      dev.quarry.api.Quarry.target(); // reach: yes
      return x == 101 ? 1 : 2; // reach: true no
    }
    return 0;
  }
}
