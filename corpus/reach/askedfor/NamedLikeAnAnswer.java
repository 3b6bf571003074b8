package askedfor;

/** A parameter may have any name. */
public final class NamedLikeAnAnswer {
  public static int run(int any1, int any2) {
    int x = dev.quarry.api.Quarry.anyInt();
    if (x != any1) {
      return 1; // reach: yes
    }
    return any1 == any2 ? 2 : 3; // reach: true yes, false yes
  }
}
