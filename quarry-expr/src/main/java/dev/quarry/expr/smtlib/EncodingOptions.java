package dev.quarry.expr.smtlib;

import dev.quarry.expr.Op;
import java.util.EnumSet;
import java.util.Set;

/**
 * What the encoder may write.
 *
 * @param refused operations reported as untranslatable, although they have an encoding, when none
 *     of their arguments is constant
 */
public record EncodingOptions(Set<Op> refused) {
  /** Everything that has an encoding is encoded. */
  public static final EncodingOptions EXHAUSTIVE = new EncodingOptions(Set.of());

  /**
   * Refuses the remainder of two doubles: the circuit of fp.rem subtracts once per possible
   * difference of exponents, which is about 2,100 times. Bitwuzla finds a remainder of two floats,
   * or of a double by a constant, in seconds, and gave up on two doubles after 40.
   */
  public static final EncodingOptions DEFAULT = new EncodingOptions(Set.of(Op.DOUBLE_REM));

  public EncodingOptions {
    var copy = EnumSet.noneOf(Op.class);
    copy.addAll(refused);
    refused = java.util.Collections.unmodifiableSet(copy);
  }
}
