package roots;

/** A switch that has nothing but a default. */
public final class OnlyADefault {
  public static int chosen(int x) {
    int y = x & 1;
    switch (x) {
      default:
        y++;
    }
    return y == 3 ? 1 : 0; // reach: true no, false yes
  }
}
