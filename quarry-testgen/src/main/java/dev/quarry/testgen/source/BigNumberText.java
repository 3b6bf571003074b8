package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link BigDecimal} and {@link BigInteger} as people write them. */
final class BigNumberText {
  private static final List<Long> CONSTANTS = List.of(0L, 1L, 10L);
  private static final List<String> NAMES = List.of("ZERO", "ONE", "TEN");

  private BigNumberText() {}

  /** Whether it is a number of these types, made of constants. */
  static boolean isNumber(Value.Call call) {
    return number(call) != null;
  }

  /**
   * An expression for the number.
   *
   * @return null if the call makes none
   */
  static @Nullable Written of(Value.Call call, TypeText types) {
    Number number = number(call);
    if (number == null) {
      return null;
    }
    String type = types.name(call.callee().ownerInternal());
    return Written.primary(text(type, number), call.type());
  }

  private static String text(String type, Number number) {
    if (number instanceof BigDecimal decimal && decimal.scale() != 0) {
      return "new %s(\"%s\")".formatted(type, number);
    }
    long value = number.longValue();
    int constant = CONSTANTS.indexOf(value);
    return constant >= 0
        ? type + "." + NAMES.get(constant)
        : "%s.valueOf(%s)".formatted(type, value == (int) value ? value : value + "L");
  }

  /** The number that a call makes of constants; null if it makes none. */
  static @Nullable Number number(Value.Call call) {
    String owner = call.callee().owner();
    if (!call.callee().name().equals("valueOf")) {
      return null;
    }
    List<Number> parts = constants(call.arguments());
    String descriptor = call.callee().descriptor();
    if (owner.equals("java.math.BigInteger") && parts.size() == 1) {
      return BigInteger.valueOf(parts.get(0).longValue());
    }
    if (owner.equals("java.math.BigDecimal")
        && descriptor.startsWith("(JI)")
        && parts.size() == 2) {
      return BigDecimal.valueOf(parts.get(0).longValue(), parts.get(1).intValue());
    }
    return null;
  }

  private static List<Number> constants(List<Value> arguments) {
    List<Number> numbers = new ArrayList<>();
    for (Value argument : arguments) {
      if (argument instanceof Value.Literal literal && literal.value() instanceof Number number) {
        numbers.add(number);
      }
    }
    return numbers;
  }
}
