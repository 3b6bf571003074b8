package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.types.FollowedCode;
import java.util.Set;

/**
 * What to make of the classes.
 *
 * @param mode what rewritten code reports
 * @param inputClasses the internal names of classes whose static methods without arguments named
 *     {@code nondet…} or {@code any…} are inputs and whose {@code assume(boolean)} is an assumption
 * @param limitsCallDepth whether methods count how deep calls are nested
 * @param followed what is rewritten of the JDK that the classes will run on
 */
public record InstrumentOptions(
    Mode mode, Set<String> inputClasses, boolean limitsCallDepth, FollowedCode followed) {
  public InstrumentOptions {
    inputClasses = Set.copyOf(inputClasses);
  }

  /** The usual options for a mode. */
  public static InstrumentOptions of(Mode mode) {
    return new InstrumentOptions(mode, Set.of(), false, FollowedCode.NONE);
  }
}
