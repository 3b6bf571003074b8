package dev.quarry.expr.smtlib;

import static java.util.Map.entry;

import dev.quarry.expr.Op;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The SMT-LIB terms of the operations that have one: the meanings of {@link
 * dev.quarry.expr.semantics} in the theories FixedSizeBitVectors and FloatingPoint.
 */
final class Templates {
  private Templates() {}

  static Optional<Template> of(Op op) {
    return Optional.ofNullable(TABLE.get(op));
  }

  private static Map<Op, Template> table() {
    var table = new EnumMap<Op, Template>(Op.class);
    BOOLEAN.forEach((op, text) -> table.put(op, new Template(text)));
    CONVERSION.forEach((op, text) -> table.put(op, new Template(text)));
    for (Op op : Op.values()) {
      String name = op.name().toLowerCase(Locale.ROOT);
      if (name.startsWith("int_") || name.startsWith("long_")) {
        put(table, op, INTEGER.get(name.substring(name.indexOf('_') + 1)));
      } else if (name.startsWith("float_") || name.startsWith("double_")) {
        put(table, op, FLOATING.get(name.substring(name.indexOf('_') + 1)));
      }
    }
    return Collections.unmodifiableMap(table);
  }

  private static void put(Map<Op, Template> table, Op op, @Nullable String text) {
    if (text != null) {
      String zero = op.name().startsWith("FLOAT") ? "(_ +zero 8 24)" : "(_ +zero 11 53)";
      table.putIfAbsent(op, new Template(text.replace("ZERO", zero)));
    }
  }

  private static final Map<Op, String> BOOLEAN =
      Map.of(
          Op.ITE, "(ite $0 $1 $2)",
          Op.NOT, "(not $0)",
          Op.AND, "(and $0 $1)",
          Op.OR, "(or $0 $1)",
          Op.BOOL_EQ, "(= $0 $1)",
          Op.REF_EQ, "(= $0 $1)",
          Op.TYPE_EQ, "(= $0 $1)");

  /** The same for int and long. */
  private static final Map<String, String> INTEGER =
      Map.ofEntries(
          entry("add", "(bvadd $0 $1)"),
          entry("sub", "(bvsub $0 $1)"),
          entry("mul", "(bvmul $0 $1)"),
          entry("div", "(bvsdiv $0 $1)"),
          entry("rem", "(bvsrem $0 $1)"),
          entry("neg", "(bvneg $0)"),
          entry("and", "(bvand $0 $1)"),
          entry("or", "(bvor $0 $1)"),
          entry("xor", "(bvxor $0 $1)"),
          entry("eq", "(= $0 $1)"),
          entry("lt", "(bvslt $0 $1)"),
          entry("le", "(bvsle $0 $1)"),
          entry("cmp", "(ite (bvslt $0 $1) #xffffffff (ite (= $0 $1) #x00000000 #x00000001))"),
          entry("to_float", "((_ to_fp 8 24) RNE $0)"),
          entry("to_double", "((_ to_fp 11 53) RNE $0)"));

  /**
   * The same for float and double.
   *
   * <p>The remainder of the JVM truncates the quotient, fp.rem rounds it to nearest. For
   * non-negative operands the two agree if fp.rem is not negative, and otherwise the JVM's is
   * larger by the divisor. That sum is exact: the truncating remainder is smaller than the divisor
   * and a multiple of the smaller of both operands' units in the last place, hence representable.
   * The sign, also of a zero, is the dividend's. NaN and infinity come out right because fp.rem
   * treats them as the JVM does.
   */
  private static final Map<String, String> FLOATING =
      Map.ofEntries(
          entry("add", "(fp.add RNE $0 $1)"),
          entry("sub", "(fp.sub RNE $0 $1)"),
          entry("mul", "(fp.mul RNE $0 $1)"),
          entry("div", "(fp.div RNE $0 $1)"),
          entry(
              "rem",
              "(let ((r (fp.rem (fp.abs $0) (fp.abs $1)))) (let ((m (ite (fp.lt r ZERO)"
                  + " (fp.add RNE r (fp.abs $1)) r))) (ite (fp.isNegative $0) (fp.neg m) m)))"),
          entry("neg", "(fp.neg $0)"),
          entry("abs", "(fp.abs $0)"),
          entry("eq", "(fp.eq $0 $1)"),
          entry("lt", "(fp.lt $0 $1)"),
          entry("le", "(fp.leq $0 $1)"),
          entry("cmpl", "(ite (fp.gt $0 $1) #x00000001 (ite (fp.eq $0 $1) #x00000000 #xffffffff))"),
          entry("cmpg", "(ite (fp.lt $0 $1) #xffffffff (ite (fp.eq $0 $1) #x00000000 #x00000001))"),
          entry("sqrt", "(fp.sqrt RNE $0)"),
          entry("floor", "(fp.roundToIntegral RTN $0)"),
          entry("ceil", "(fp.roundToIntegral RTP $0)"),
          entry("rint", "(fp.roundToIntegral RNE $0)"));

  private static final Map<Op, String> CONVERSION =
      Map.ofEntries(
          entry(Op.INT_SHL, "(bvshl $0 (bvand $1 #x0000001f))"),
          entry(Op.INT_SHR, "(bvashr $0 (bvand $1 #x0000001f))"),
          entry(Op.INT_USHR, "(bvlshr $0 (bvand $1 #x0000001f))"),
          entry(Op.LONG_SHL, "(bvshl $0 ((_ zero_extend 32) (bvand $1 #x0000003f)))"),
          entry(Op.LONG_SHR, "(bvashr $0 ((_ zero_extend 32) (bvand $1 #x0000003f)))"),
          entry(Op.LONG_USHR, "(bvlshr $0 ((_ zero_extend 32) (bvand $1 #x0000003f)))"),
          entry(Op.INT_TO_BYTE, "((_ sign_extend 24) ((_ extract 7 0) $0))"),
          entry(Op.INT_TO_SHORT, "((_ sign_extend 16) ((_ extract 15 0) $0))"),
          entry(Op.INT_TO_CHAR, "((_ zero_extend 16) ((_ extract 15 0) $0))"),
          entry(Op.INT_TO_LONG, "((_ sign_extend 32) $0)"),
          entry(Op.LONG_TO_INT, "((_ extract 31 0) $0)"),
          entry(Op.INT_BITS_TO_FLOAT, "((_ to_fp 8 24) $0)"),
          entry(Op.LONG_BITS_TO_DOUBLE, "((_ to_fp 11 53) $0)"),
          entry(Op.FLOAT_TO_DOUBLE, "((_ to_fp 11 53) RNE $0)"),
          entry(Op.DOUBLE_TO_FLOAT, "((_ to_fp 8 24) RNE $0)"),
          entry(Op.FLOAT_TO_INT, truncation(32, SmtLiterals.of((float) 0x1p31))),
          entry(Op.FLOAT_TO_LONG, truncation(64, SmtLiterals.of((float) 0x1p63))),
          entry(Op.DOUBLE_TO_INT, truncation(32, SmtLiterals.of(0x1p31))),
          entry(Op.DOUBLE_TO_LONG, truncation(64, SmtLiterals.of(0x1p63))));

  /** Last, because it is made from the tables above. */
  private static final Map<Op, Template> TABLE = table();

  /**
   * fp.to_sbv where it is specified. From 2^(n-1) on the largest number; from -2^(n-1) down the
   * smallest, which truncation gives for -2^(n-1) itself. Both bounds are exact in both formats,
   * and whatever lies between them truncates to an n-bit number.
   */
  private static String truncation(int width, String bound) {
    String max = "#x7" + "f".repeat(width / 4 - 1);
    String min = "#x8" + "0".repeat(width / 4 - 1);
    String zero = "#x" + "0".repeat(width / 4);
    return ("(ite (fp.isNaN $0) %s (ite (fp.geq $0 %s) %s (ite (fp.leq $0 (fp.neg %s)) %s"
            + " ((_ fp.to_sbv %d) RTZ $0))))")
        .formatted(zero, bound, max, bound, min, width);
  }
}
