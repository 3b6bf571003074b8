package dev.quarry.testgen.recipe;

/**
 * How large recipes get.
 *
 * @param depth how deep calls are nested
 * @param ways how many ways there are to an argument of the call under test
 * @param elements of a collection or array that is an argument of the call under test
 * @param steps how many methods of builders are called in all
 */
record RecipeLimits(int depth, int ways, int elements, int steps) {
  static final RecipeLimits WIDE = new RecipeLimits(3, 3, 3, 34);

  /** For who knows how near a call comes to what is wanted: many kinds of objects. */
  static final RecipeLimits VARIED = new RecipeLimits(3, 8, 3, 34);

  static final RecipeLimits NARROW = new RecipeLimits(2, 2, 2, 12);

  /** For what is needed at the far end of collaborators, where there are few other choices. */
  static final RecipeLimits DEEP = new RecipeLimits(7, 2, 2, 34);

  static final RecipeLimits DEEP_AND_NARROW = new RecipeLimits(7, 1, 1, 16);
  static final RecipeLimits NARROWEST = new RecipeLimits(1, 1, 1, 3);

  private static final int MOST_STEPS = 24;

  /** How many ways there are at a depth. */
  int waysAt(int level) {
    return level == 0 ? ways : 1;
  }

  /** How many ways there are to an object that has no constructor. */
  int presetsAt(int level) {
    return level <= 1 ? ways : Math.max(1, ways - 1);
  }

  int elementsAt(int level) {
    return level == 0 ? elements : Math.min(elements, level == 1 ? 2 : 1);
  }

  /** How many methods of one builder are called. */
  int stepsOfOne() {
    return Math.min(steps, MOST_STEPS);
  }
}
