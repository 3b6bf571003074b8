package loops;

/** A body that runs before the condition. */
public final class AtLeastOnce {
  public static int look(int x) {
    int rounds = 0;
    do {
      x >>>= 8;
      rounds++;
    } while (x != 0);
    if (rounds == 0) {
      return 1; // reach: no
    }
    if (rounds > 4) {
      return 2; // reach: no
    }
    return rounds == 4 ? 3 : 4; // reach: true yes
  }
}
