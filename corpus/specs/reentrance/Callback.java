package reentrance;

// check: undecided
// usage single of reentrance.Callback$Source { pattern fire? }

/** The source calls itself back, which belongs to the call. When the stack ends is not known. */
public class Callback {
  static class Source {
    private int fired;

    public void fire(int x) {
      fired++;
      if (fired < 3 && x > 0) {
        again(x);
      }
    }

    private void again(int x) {
      fire(x - 1);
    }
  }

  public void run(int x) {
    new Source().fire(x);
  }
}
