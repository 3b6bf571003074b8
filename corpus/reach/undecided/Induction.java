package undecided;

/** Only an induction over the loop shows that the sum stays even. */
public final class Induction {
  public static int look(int n) {
    int x = 0;
    for (int i = 0; i < n; i++) {
      x += 2;
    }
    if ((x & 1) == 1) {
      return 1; // reach: no, undecided: an invariant of a loop without bound
    }
    return x == 10 ? 2 : 3; // reach: true yes
  }
}
