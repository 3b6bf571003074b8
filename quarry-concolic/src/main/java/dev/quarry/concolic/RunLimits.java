package dev.quarry.concolic;

import dev.quarry.input.InputDomain;

/**
 * What one run may use, and how large the inputs are that it makes.
 *
 * @param steps method entries and loop iterations
 * @param decisions on one path
 * @param arrayLength the longest input array
 * @param collectionSize the largest input collection
 * @param callDepth how deep calls of program methods may be nested, the entry not counted; {@link
 *     #ANY_DEPTH} for no limit
 */
public record RunLimits(
    int steps, int decisions, int arrayLength, int collectionSize, int callDepth) {
  /** Only the stack limits the depth of calls. */
  public static final int ANY_DEPTH = -1;

  /** Enough for small programs. */
  public static final RunLimits DEFAULT =
      new RunLimits(10_000_000, 10_000, InputDomain.LONGEST_ARRAY, InputDomain.LARGEST_COLLECTION);

  /** Limits with calls of any depth. */
  public RunLimits(int steps, int decisions, int arrayLength, int collectionSize) {
    this(steps, decisions, arrayLength, collectionSize, ANY_DEPTH);
  }

  /** The same with other steps. */
  public RunLimits withSteps(int changed) {
    return new RunLimits(changed, decisions, arrayLength, collectionSize, callDepth);
  }

  /** The same with longer or shorter paths. */
  public RunLimits withDecisions(int changed) {
    return new RunLimits(steps, changed, arrayLength, collectionSize, callDepth);
  }

  /** The same with another depth of calls. */
  public RunLimits withCallDepth(int depth) {
    return new RunLimits(steps, decisions, arrayLength, collectionSize, depth);
  }

  /** Whether rewritten code has to count the depth of calls. */
  public boolean limitsCallDepth() {
    return callDepth >= 0;
  }
}
