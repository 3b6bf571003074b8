package dev.quarry.expr.strings;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import java.util.List;
import java.util.OptionalInt;

/**
 * A string of symbolic length over a fixed number of code units. Units at and beyond the length are
 * 0, which keeps equal strings equal vectors.
 *
 * @param length an int term
 * @param units int terms with values from 0 to 65535
 */
record UnitVector(Expr length, List<Expr> units) {
  UnitVector {
    units = List.copyOf(units);
  }

  /** The greatest length this vector can hold. */
  int width() {
    return units.size();
  }

  OptionalInt constantLength() {
    return length instanceof Constant constant
        ? OptionalInt.of(constant.asInt())
        : OptionalInt.empty();
  }
}
