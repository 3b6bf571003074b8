package dev.quarry.expr.smtlib;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.smtlib.SExpr.Atom;
import java.math.BigInteger;
import java.util.Optional;

/** Reads literals of all theories. */
final class LiteralReader {
  private LiteralReader() {}

  /** The term, if the text is a literal; floating-point numbers keep their NaN payload. */
  static Optional<ScriptTerm> read(ExprFactory factory, SExpr text) {
    if (text instanceof Atom atom) {
      Optional<ScriptTerm> simple = atom(factory, atom);
      if (simple.isPresent()) {
        return simple;
      }
    } else if (text.isHeadedBy("-") && text.parts().size() == 2 && isNumber(text.parts().get(1))) {
      return Optional.of(real(factory, "-" + text.parts().get(1).word()));
    }
    requireFittingBits(text);
    return BitLiterals.read(text)
        .map(bits -> bitVector(factory, text, bits))
        .or(() -> floatingPoint(factory, text));
  }

  private static boolean isNumber(SExpr text) {
    return text.isA(SExpr.Kind.NUMERAL) || text.isA(SExpr.Kind.DECIMAL);
  }

  private static Optional<ScriptTerm> atom(ExprFactory factory, Atom atom) {
    return switch (atom.kind()) {
      case NUMERAL, DECIMAL -> Optional.of(real(factory, atom.text()));
      case STRING ->
          Optional.of(
              new ScriptTerm(SmtSort.STRING, factory.string(StringLiterals.unescape(atom.text()))));
      case SYMBOL -> symbol(factory, atom.text());
      case KEYWORD, HEX, BINARY -> Optional.empty();
    };
  }

  private static Optional<ScriptTerm> symbol(ExprFactory factory, String symbol) {
    if (symbol.equals("true") || symbol.equals("false")) {
      return Optional.of(ScriptTerm.bool(factory.bool(symbol.equals("true"))));
    }
    return Theory.roundingMode(symbol)
        .map(mode -> new ScriptTerm(SmtSort.Literal.ROUNDING_MODE, factory.string(mode)));
  }

  private static ScriptTerm real(ExprFactory factory, String text) {
    return new ScriptTerm(SmtSort.Literal.REAL, factory.string(text));
  }

  private static void requireFittingBits(SExpr text) {
    if (text.isHeadedBy("_")
        && text.parts().size() == 3
        && text.parts().get(1).word().matches("bv[0-9]+")
        && BitLiterals.read(text).isEmpty()) {
      throw new SmtLibSyntaxException(
          text,
          "%s does not fit into %s bits."
              .formatted(text.parts().get(1).word().substring(2), text.parts().get(2).word()));
    }
  }

  private static ScriptTerm bitVector(ExprFactory factory, SExpr text, BitLiterals.Bits bits) {
    if (bits.width() > 64) {
      throw new UnsupportedByQuarryException(
          text, "Quarry has no values of sort BitVec " + bits.width() + ".");
    }
    return new BitVectorTerms(factory).constant(bits.width(), bits.value().longValue());
  }

  private static Optional<ScriptTerm> floatingPoint(ExprFactory factory, SExpr text) {
    Optional<BigInteger> single = FloatLiterals.bits(text, 8, 24);
    if (single.isPresent()) {
      float value = Float.intBitsToFloat(single.get().intValue());
      return Optional.of(new ScriptTerm(SmtSort.FLOAT, factory.floatConst(value)));
    }
    return FloatLiterals.bits(text, 11, 53)
        .map(bits -> Double.longBitsToDouble(bits.longValue()))
        .map(value -> new ScriptTerm(SmtSort.DOUBLE, factory.doubleConst(value)));
  }
}
