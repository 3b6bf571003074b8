package askedfor;

/** The same question twice may have two answers. */
public final class Twice {
  public static int run() {
    if (dev.quarry.api.Quarry.anyInt() != dev.quarry.api.Quarry.anyInt()) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }
}
