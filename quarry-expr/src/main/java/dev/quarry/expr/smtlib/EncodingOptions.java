package dev.quarry.expr.smtlib;

import dev.quarry.expr.Op;
import java.util.EnumSet;
import java.util.Set;

/**
 * What the encoder may write.
 *
 * @param refused operations reported as untranslatable although they have an encoding
 */
public record EncodingOptions(Set<Op> refused) {
  /** Everything that has an encoding is encoded. */
  public static final EncodingOptions EXHAUSTIVE = new EncodingOptions(Set.of());

  /**
   * Refuses the floating-point remainders: their circuits subtract once per possible difference of
   * exponents, which is about 270 times for float and 2,100 times for double.
   */
  public static final EncodingOptions DEFAULT =
      new EncodingOptions(Set.of(Op.FLOAT_REM, Op.DOUBLE_REM));

  public EncodingOptions {
    var copy = EnumSet.noneOf(Op.class);
    copy.addAll(refused);
    refused = java.util.Collections.unmodifiableSet(copy);
  }
}
