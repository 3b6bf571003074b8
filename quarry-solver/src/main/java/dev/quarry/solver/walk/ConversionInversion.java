package dev.quarry.solver.walk;

import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Sort;
import org.jspecify.annotations.Nullable;

/**
 * Inverse values of methods of the JDK that turn texts into numbers and back, and of {@code
 * reverse}: what one of them made, the other reads.
 */
final class ConversionInversion {
  private static final int HEXADECIMAL = 16;
  private static final int OCTAL = 8;
  private static final int BINARY = 2;
  private static final int DECIMAL = 10;

  private ConversionInversion() {}

  /** An argument for which the call has the wanted value; null if none is known. */
  static @Nullable Object argument(OpaqueCall call, int index, Object wanted, NodeValues values) {
    String name = call.function().name();
    int parenthesis = name.indexOf('(');
    if (index != 0 || parenthesis < 0 || !name.startsWith("java.lang.")) {
      return null;
    }
    String method = name.substring("java.lang.".length(), parenthesis);
    try {
      return wanted instanceof String text
          ? ofText(method, text, call, values)
          : ofNumber(method, wanted, call, values);
    } catch (NumberFormatException notANumeral) {
      return null;
    }
  }

  private static @Nullable Object ofText(
      String method, String text, OpaqueCall call, NodeValues values) {
    return switch (method) {
      case "StringBuilder#reverse", "StringBuffer#reverse" ->
          new StringBuilder(text).reverse().toString();
      case "Double.toString", "Double.toHexString" -> Double.valueOf(text);
      case "Float.toString", "Float.toHexString" -> Float.valueOf(text);
      case "Integer.toHexString", "Long.toHexString" -> unsigned(text, HEXADECIMAL, call);
      case "Integer.toOctalString", "Long.toOctalString" -> unsigned(text, OCTAL, call);
      case "Integer.toBinaryString", "Long.toBinaryString" -> unsigned(text, BINARY, call);
      case "Integer.toUnsignedString", "Long.toUnsignedString" ->
          unsigned(text, radix(call, values), call);
      default -> null;
    };
  }

  private static Object unsigned(String text, int radix, OpaqueCall call) {
    return call.argument(0).sort() == Sort.INT
        ? (Object) Integer.parseUnsignedInt(text, radix)
        : (Object) Long.parseUnsignedLong(text, radix);
  }

  private static @Nullable String ofNumber(
      String method, Object wanted, OpaqueCall call, NodeValues values) {
    if (!(wanted instanceof Number number)) {
      return null;
    }
    return switch (method) {
      case "Double.parseDouble", "Double.valueOf", "Float.parseFloat", "Float.valueOf" ->
          wanted.toString();
      case "Integer.parseUnsignedInt" ->
          Integer.toUnsignedString(number.intValue(), radix(call, values));
      case "Long.parseUnsignedLong" ->
          Long.toUnsignedString(number.longValue(), radix(call, values));
      default -> null;
    };
  }

  private static int radix(OpaqueCall call, NodeValues values) {
    return call.arguments().size() > 1 ? (int) values.integral(call.argument(1)) : DECIMAL;
  }
}
