package dev.quarry.models.library;

import dev.quarry.expr.Op;
import java.util.List;

/** Static methods of single boxes: sums, bits of floating-point numbers, truth tables. */
final class NumberModels {
  private NumberModels() {}

  static void declare(Table table) {
    for (Box box : Box.ALL) {
      if (List.of("I", "J", "F", "D").contains(box.primitive())) {
        declareReductions(table.statics(box.owner()), box.primitive());
      }
    }
    for (String type : List.of("F", "D")) {
      String owner = type.equals("F") ? "java/lang/Float" : "java/lang/Double";
      declareClasses(table.statics(owner), "(" + type + ")Z");
      table.statics(owner).opaque("toHexString(" + type + ")Ljava/lang/String;");
      table.methods(owner).exact("isNaN()Z", (t, a) -> Floating.isNaN(t, a.get(0)));
      table.methods(owner).exact("isInfinite()Z", (t, a) -> Floating.isInfinite(t, a.get(0)));
    }
    declareBits(table.statics("java/lang/Float"), table.statics("java/lang/Double"));
    declareTruth(table.statics("java/lang/Boolean"));
  }

  private static void declareReductions(Declarations statics, String type) {
    String two = "(" + type + type + ")" + type;
    statics.exact("sum" + two, (t, a) -> t.add(a.get(0), a.get(1)));
    statics.exact("max" + two, (t, a) -> MathModels.max(t, a.get(0), a.get(1)));
    statics.exact("min" + two, (t, a) -> MathModels.min(t, a.get(0), a.get(1)));
  }

  private static void declareClasses(Declarations statics, String question) {
    statics.exact("isNaN" + question, (t, a) -> Floating.isNaN(t, a.get(0)));
    statics.exact("isInfinite" + question, (t, a) -> Floating.isInfinite(t, a.get(0)));
    statics.exact("isFinite" + question, (t, a) -> Floating.isFinite(t, a.get(0)));
  }

  private static void declareBits(Declarations floats, Declarations doubles) {
    floats.exact("floatToIntBits(F)I", (t, a) -> t.apply(Op.FLOAT_TO_BITS, a.get(0)));
    floats.exact("floatToRawIntBits(F)I", (t, a) -> t.apply(Op.FLOAT_TO_RAW_BITS, a.get(0)));
    floats.exact("intBitsToFloat(I)F", (t, a) -> t.apply(Op.INT_BITS_TO_FLOAT, a.get(0)));
    doubles.exact("doubleToLongBits(D)J", (t, a) -> t.apply(Op.DOUBLE_TO_BITS, a.get(0)));
    doubles.exact("doubleToRawLongBits(D)J", (t, a) -> t.apply(Op.DOUBLE_TO_RAW_BITS, a.get(0)));
    doubles.exact("longBitsToDouble(J)D", (t, a) -> t.apply(Op.LONG_BITS_TO_DOUBLE, a.get(0)));
  }

  private static void declareTruth(Declarations booleans) {
    booleans.exact("logicalAnd(ZZ)Z", (t, a) -> t.all(t.truth(a.get(0)), t.truth(a.get(1))));
    booleans.exact("logicalOr(ZZ)Z", (t, a) -> t.any(t.truth(a.get(0)), t.truth(a.get(1))));
    booleans.exact("logicalXor(ZZ)Z", (t, a) -> t.not(t.eq(t.truth(a.get(0)), t.truth(a.get(1)))));
  }
}
