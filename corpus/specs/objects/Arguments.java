package objects;

// check: violated, 1 events
// usage positive of objects.Arguments$Sink { formula always (call put(x, y) -> x > 0 && y > x) }

/** Arguments have to be in order. */
public class Arguments {
  static class Sink {
    public void put(int x, int y) {}
  }

  public void run(int a) {
    if (a > 0 && a < 1000) {
      new Sink().put(a, a == 444 ? a : a + 1);
    }
  }
}
