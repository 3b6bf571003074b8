package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.List;
import java.util.Map;

/**
 * The class of boxes of one primitive type.
 *
 * @param owner the class's internal name
 * @param primitive the primitive's descriptor
 * @param word how the primitive is called in names of methods, as in {@code intValue}
 */
record Box(String owner, String primitive, String word) {
  static final List<Box> ALL =
      List.of(
          new Box("java/lang/Boolean", "Z", "boolean"),
          new Box("java/lang/Character", "C", "char"),
          new Box("java/lang/Byte", "B", "byte"),
          new Box("java/lang/Short", "S", "short"),
          new Box("java/lang/Integer", "I", "int"),
          new Box("java/lang/Long", "J", "long"),
          new Box("java/lang/Float", "F", "float"),
          new Box("java/lang/Double", "D", "double"));

  private static final Map<Sort, Op> TO_INT =
      Map.of(Sort.LONG, Op.LONG_TO_INT, Sort.FLOAT, Op.FLOAT_TO_INT, Sort.DOUBLE, Op.DOUBLE_TO_INT);
  private static final Map<Sort, Op> TO_LONG =
      Map.of(
          Sort.INT, Op.INT_TO_LONG, Sort.FLOAT, Op.FLOAT_TO_LONG, Sort.DOUBLE, Op.DOUBLE_TO_LONG);
  private static final Map<Sort, Op> TO_FLOAT =
      Map.of(
          Sort.INT, Op.INT_TO_FLOAT, Sort.LONG, Op.LONG_TO_FLOAT, Sort.DOUBLE, Op.DOUBLE_TO_FLOAT);
  private static final Map<Sort, Op> TO_DOUBLE =
      Map.of(
          Sort.INT, Op.INT_TO_DOUBLE, Sort.LONG, Op.LONG_TO_DOUBLE, Sort.FLOAT, Op.FLOAT_TO_DOUBLE);

  /** Whether it is a {@link Number}. */
  boolean isNumber() {
    return !primitive.equals("Z") && !primitive.equals("C");
  }

  /** The type's descriptor. */
  String descriptor() {
    return "L" + owner + ";";
  }

  /** Java's conversion of a number to this box's primitive type. */
  Expr convert(TermBuilder t, Expr number) {
    return switch (primitive) {
      case "B" -> t.apply(Op.INT_TO_BYTE, by(t, TO_INT, number));
      case "S" -> t.apply(Op.INT_TO_SHORT, by(t, TO_INT, number));
      case "I" -> by(t, TO_INT, number);
      case "J" -> by(t, TO_LONG, number);
      case "F" -> by(t, TO_FLOAT, number);
      case "D" -> by(t, TO_DOUBLE, number);
      default -> throw new IllegalArgumentException(owner + " is no number.");
    };
  }

  private static Expr by(TermBuilder t, Map<Sort, Op> conversions, Expr number) {
    Op op = conversions.get(number.sort());
    return op == null ? number : t.apply(op, number);
  }
}
