package reentrance;

// check: violated, 2 events
// behaviour told of reentrance.Listener { formula always (return set -> seen() == value()) }

/** Whoever is told may set again: the inner call is no event. */
public class Listener {
  private int value;
  private int seen;
  private int sets;

  public void set(int x) {
    value = x;
    sets++;
    if (x > 50 && x < 60) {
      set(x - 50);
    }
    seen = sets > 3 ? 0 : value;
  }

  public int value() {
    return value;
  }

  public int seen() {
    return seen;
  }
}
