package dev.quarry.expr.smtlib;

import dev.quarry.expr.smtlib.SExpr.Kind;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Reads {@code #x0f}, {@code #b01} and {@code (_ bv5 32)}. */
final class BitLiterals {
  private BitLiterals() {}

  /** Unsigned bits of a width. */
  record Bits(BigInteger value, int width) {}

  /** The bits, if the text is a literal. */
  static Optional<Bits> read(SExpr text) {
    if (text.isA(Kind.HEX)) {
      return Optional.of(new Bits(new BigInteger(text.word(), 16), 4 * text.word().length()));
    }
    if (text.isA(Kind.BINARY)) {
      return Optional.of(new Bits(new BigInteger(text.word(), 2), text.word().length()));
    }
    List<SExpr> parts = text.parts();
    if (parts.size() == 3
        && text.isHeadedBy("_")
        && parts.get(1).word().matches("bv[0-9]+")
        && parts.get(2).word().matches("[1-9][0-9]{0,8}")) {
      int width = Integer.parseInt(parts.get(2).word());
      var value = new BigInteger(parts.get(1).word().substring(2));
      return value.bitLength() <= width ? Optional.of(new Bits(value, width)) : Optional.empty();
    }
    return Optional.empty();
  }
}
