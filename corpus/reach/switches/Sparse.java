package switches;

/** A switch with numbers far apart. */
public final class Sparse {
  public static int look(int x) {
    switch (x * 2) {
      case -2_000_000_000:
        return 1; // reach: yes
      case 77:
        return 2; // reach: no
      case 1 << 31:
        return x == 0 ? 3 : 4; // reach: true no, false yes
      default:
        return 5; // reach: yes
    }
  }
}
