package monitors;

/** A synchronized block and a synchronized method. */
public final class Guarded {
  private int count;

  private synchronized int next() {
    return ++count;
  }

  public static int look(int start) {
    Guarded g = new Guarded();
    synchronized (g) {
      g.count = start;
      if (g.count != start) {
        return 1; // reach: no
      }
    }
    return g.next() == 8 ? start == 7 ? 2 : 3 : 4; // reach: yes
  }
}
