package fresh;

/** Input objects come about without constructors, but their classes are initialised. */
class Shells {
  private static final int[] SIZES = {2, 3};

  private int index;

  // explore: exhausted
  // returns: 0, 1, 2
  // paths: 4
  // throws: ArrayIndexOutOfBoundsException
  int size(int x) {
    if (x == 7) {
      return 0;
    }
    return SIZES[index] == 3 ? 1 : 2;
  }
}
