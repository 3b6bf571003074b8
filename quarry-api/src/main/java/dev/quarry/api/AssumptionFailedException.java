package dev.quarry.api;

/**
 * The condition of an {@link Quarry#assume} did not hold. It says nothing about the program, only
 * that this input is not one of those to look at.
 */
public final class AssumptionFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  AssumptionFailedException() {
    super(
        "This input breaks an assumption made with Quarry.assume; leave it out, or weaken the"
            + " assumption.");
  }
}
