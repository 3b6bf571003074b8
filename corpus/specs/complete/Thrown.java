package complete;

// check: violated, 2 events
// usage committed of complete.Thrown$Unit { complete formula always (call begin -> eventually (call commit or call abort)) }

/** An exception ends a unit of work that nobody aborts. */
public class Thrown {
  static class Unit {
    void begin() {}

    void commit() {}

    void abort() {}
  }

  public int work(int divisor) {
    Unit unit = new Unit();
    unit.begin();
    int share = 100 / divisor;
    unit.commit();
    return share;
  }
}
