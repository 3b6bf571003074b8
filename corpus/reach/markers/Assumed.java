package markers;

/** What is assumed away. */
public final class Assumed {
  public static int run(int x) {
    dev.quarry.api.Quarry.assume(x > 0);
    if (x == 0) {
      return 1; // reach: no
    }
    return x == 9 ? 2 : 3; // reach: true yes
  }
}
