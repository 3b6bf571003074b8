package faults;

/** The class of the entry itself can't be initialised. */
final class BrokenEntry {
  static final int VALUE;

  static {
    int[] empty = new int[0];
    VALUE = empty[1];
  }

  // explore: any
  // returns: none
  // endings: initialiserFailed
  static int entry(int x) {
    return x == 0 ? VALUE : 1;
  }
}
