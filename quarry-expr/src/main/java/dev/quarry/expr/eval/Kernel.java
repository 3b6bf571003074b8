package dev.quarry.expr.eval;

/**
 * What a compiled class implements. The first four arrays are those of an {@link EvaluationFrame}.
 */
interface Kernel {
  /**
   * Evaluates all results.
   *
   * @param spilledBits room for primitive values that one method leaves for a later one
   * @param spilledObjects room for the other values
   */
  void run(
      long[] inputBits,
      Object[] inputObjects,
      long[] resultBits,
      Object[] resultObjects,
      long[] spilledBits,
      Object[] spilledObjects);
}
