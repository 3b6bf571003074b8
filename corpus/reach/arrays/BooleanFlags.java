package arrays;

/** Flags in an array. */
public final class BooleanFlags {
  public static int look(int i, int j) {
    boolean[] seen = new boolean[5];
    seen[i] = true;
    if (seen[j]) {
      return 1; // reach: yes
    }
    seen[j] = true;
    int count = 0;
    for (boolean one : seen) {
      if (one) {
        count++;
      }
    }
    return count == 1 ? 2 : 3; // reach: true no, false yes
  }
}
