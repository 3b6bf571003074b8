package dev.quarry.testgen.recipe;

/**
 * How large recipes get.
 *
 * @param depth how deep calls are nested
 * @param ways how many ways there are to an argument of the call under test
 * @param elements of a collection or array that is an argument of the call under test
 */
record Limits(int depth, int ways, int elements) {
  static final Limits WIDE = new Limits(3, 3, 3);
  static final Limits NARROW = new Limits(2, 2, 2);
  static final Limits NARROWEST = new Limits(1, 1, 1);

  /** How many ways there are at a depth. */
  int waysAt(int level) {
    return level == 0 ? ways : 1;
  }

  int elementsAt(int level) {
    return level == 0 ? elements : Math.min(elements, level == 1 ? 2 : 1);
  }
}
