package nested;

/** A class inside a method. */
public final class Local {
  public static int look(int n) {
    class Accumulator {
      private int total;

      void add(int x) {
        total += x;
      }
    }
    Accumulator a = new Accumulator();
    a.add(n);
    a.add(n);
    a.add(1);
    if (a.total % 2 == 0) {
      return 1; // reach: no
    }
    return a.total == 15 ? 2 : 3; // reach: true yes
  }
}
