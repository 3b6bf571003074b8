package fields;

/** Instance methods and constructors as entries: the receiver is an input too. */
class Receivers {
  private final int limit;
  private int count;
  private Receivers next;

  // explore: exhausted
  // returns: any
  // throws: IllegalArgumentException
  // paths: 2
  Receivers(int limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("limit");
    }
    this.limit = limit;
  }

  // explore: exhausted
  // returns: any
  // throws: NullPointerException, IllegalStateException
  Receivers(Receivers other) {
    this(7);
    if (other.count == 3) {
      throw new IllegalStateException();
    }
    this.count = other.count;
  }

  // explore: exhausted
  // returns: "full", "room"
  // paths: 2
  String state() {
    return count >= limit ? "full" : "room";
  }

  // explore: exhausted
  // returns: void
  // throws: IllegalStateException
  // paths: 2
  void increment() {
    if (count == limit) {
      throw new IllegalStateException("full");
    }
    count++;
  }

  /** The receiver is never null, but may be its own successor. */
  // explore: exhausted
  // returns: 0, 1, 2
  // paths: 3
  int successor() {
    if (next == null) {
      return 0;
    }
    return next == this ? 1 : 2;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  int argumentMayBeTheReceiver(Receivers other) {
    this.count = 1;
    other.count = 2;
    return this.count == 2 ? 1 : 0;
  }

  // explore: exhausted
  // returns: false, true
  private boolean hidden(int x) {
    return x == limit;
  }
}
