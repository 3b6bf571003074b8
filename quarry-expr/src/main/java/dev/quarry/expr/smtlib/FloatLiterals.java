package dev.quarry.expr.smtlib;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Reads {@code (fp #b0 #b… #b…)}, {@code (_ NaN 8 24)} and the other names of special values. */
final class FloatLiterals {
  private FloatLiterals() {}

  /**
   * The IEEE 754 pattern of a literal in the format with the given widths; the significand's
   * includes the hidden bit, as in SMT-LIB.
   */
  static Optional<BigInteger> bits(SExpr text, int exponent, int significand) {
    List<SExpr> parts = text.parts();
    if (text.isHeadedBy("fp") && parts.size() == 4) {
      return triple(parts, exponent, significand);
    }
    boolean named =
        text.isHeadedBy("_")
            && parts.size() == 4
            && parts.get(2).word().equals(Integer.toString(exponent))
            && parts.get(3).word().equals(Integer.toString(significand));
    return named ? special(parts.get(1).word(), exponent, significand) : Optional.empty();
  }

  private static Optional<BigInteger> triple(List<SExpr> parts, int exponent, int significand) {
    int[] widths = {1, exponent, significand - 1};
    BigInteger all = BigInteger.ZERO;
    for (int i = 0; i < 3; i++) {
      var part = BitLiterals.read(parts.get(i + 1));
      if (part.isEmpty() || part.get().width() != widths[i]) {
        return Optional.empty();
      }
      all = all.shiftLeft(widths[i]).or(part.get().value());
    }
    return Optional.of(all);
  }

  private static Optional<BigInteger> special(String name, int exponent, int significand) {
    BigInteger infinity =
        BigInteger.ONE.shiftLeft(exponent).subtract(BigInteger.ONE).shiftLeft(significand - 1);
    int sign = exponent + significand - 1;
    return switch (name) {
      case "NaN" -> Optional.of(infinity.setBit(significand - 2));
      case "+oo" -> Optional.of(infinity);
      case "-oo" -> Optional.of(infinity.setBit(sign));
      case "+zero" -> Optional.of(BigInteger.ZERO);
      case "-zero" -> Optional.of(BigInteger.ZERO.setBit(sign));
      default -> Optional.empty();
    };
  }
}
