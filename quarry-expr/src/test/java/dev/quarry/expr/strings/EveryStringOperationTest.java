package dev.quarry.expr.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Meaning;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every operation on strings, lowered, against what it means. */
class EveryStringOperationTest {
  private static final int TUPLES = 1_000;
  private static final Set<Op> NUMERIC =
      EnumSet.of(
          Op.STRING_IS_INT,
          Op.STRING_TO_INT,
          Op.STRING_IS_LONG,
          Op.STRING_TO_LONG,
          Op.INT_TO_STRING,
          Op.LONG_TO_STRING);

  private final ExprFactory factory = new ExprFactory();
  private final SampleStrings samples = new SampleStrings(20_240_117);

  static Stream<Op> operations() {
    return Arrays.stream(Op.values())
        .filter(op -> op.meaning().map(EveryStringOperationTest::isOnStrings).orElse(false))
        .filter(op -> op != Op.STRING_MATCHES && !NUMERIC.contains(op));
  }

  private static boolean isOnStrings(Meaning meaning) {
    return meaning.result() == Sort.STRING || meaning.parameters().contains(Sort.STRING);
  }

  static Stream<Op> numericOperations() {
    return NUMERIC.stream();
  }

  @ParameterizedTest
  @MethodSource("operations")
  void loweredOperationsAreExactUnderTheirAssumptions(Op op) {
    int bound = op == Op.STRING_REPLACE ? 4 : 6;
    List<Input> inputs = inputsOf(op);
    Input result = resultOf(op);
    Expr original = factory.eq(result, factory.apply(op, List.copyOf(inputs)));
    int room = op.meaning().orElseThrow().result() == Sort.STRING ? 4 * bound : bound;
    var bounds = new Bounds(Map.of(result, room), bound, bound);
    var check = new LoweringCheck(factory, original, bounds);
    int exact = 0;
    for (int i = 0; exact < TUPLES && i < 20 * TUPLES; i++) {
      exact += compared(check, op, inputs, result, values(op, bound)) ? 1 : 0;
    }
    assertThat(exact).isEqualTo(TUPLES);
  }

  @ParameterizedTest
  @MethodSource("numericOperations")
  void numbersAreExactInEveryKindOfRadix(Op op) {
    for (int radix : List.of(10, 16, 2, 36, 3, 1, 37)) {
      Input value = factory.input("value", op.meaning().orElseThrow().parameters().get(0));
      Input result = resultOf(op);
      Expr applied = factory.apply(op, value, factory.intConst(radix));
      boolean isLong = op.name().contains("LONG");
      int bound = radix == 2 || radix == 3 ? (isLong ? 66 : 34) : (isLong ? 21 : 13);
      var check = new LoweringCheck(factory, factory.eq(result, applied), Bounds.uniform(bound));
      int exact = 0;
      for (int i = 0; exact < TUPLES / 4 && i < 5 * TUPLES; i++) {
        Object argument = numericValue(value.sort(), radix, isLong, bound);
        exact += compared(check, op, List.of(value), result, List.of(argument, radix)) ? 1 : 0;
      }
      assertThat(exact).isEqualTo(TUPLES / 4);
    }
  }

  private Object numericValue(Sort sort, int radix, boolean isLong, int bound) {
    if (sort == Sort.STRING) {
      return samples.numeral(radix, isLong ? Long.MIN_VALUE : Integer.MIN_VALUE, bound);
    }
    long number = samples.number();
    return sort == Sort.LONG ? (Object) number : (Object) (int) number;
  }

  /** Compares with the right result and a wrong one; whether both were exact. */
  private boolean compared(
      LoweringCheck check, Op op, List<Input> inputs, Input result, List<Object> values) {
    Model model = Model.EMPTY;
    for (int i = 0; i < inputs.size(); i++) {
      model = model.with(inputs.get(i), values.get(i));
    }
    Object right = op.apply(values.toArray());
    boolean exact = check.holdsAssumptionsIn(model.with(result, right));
    return check.holdsAssumptionsIn(model.with(result, wrong(right))) && exact;
  }

  private Object wrong(Object right) {
    if (right instanceof Boolean b) {
      return !b;
    }
    if (right instanceof Integer i) {
      return i + 1 - 2 * samples.random().nextInt(2);
    }
    if (right instanceof Long l) {
      return l + 1 - 2L * samples.random().nextInt(2);
    }
    String text = (String) right;
    int at = text.isEmpty() ? 0 : samples.random().nextInt(text.length());
    return text.isEmpty() || samples.random().nextBoolean()
        ? text.substring(0, at) + 'a' + text.substring(at)
        : text.substring(0, at) + (char) (text.charAt(at) ^ 1) + text.substring(at + 1);
  }

  private List<Input> inputsOf(Op op) {
    List<Sort.Basic> sorts = op.meaning().orElseThrow().parameters();
    var inputs = new ArrayList<Input>();
    for (int i = 0; i < sorts.size(); i++) {
      inputs.add(factory.input("argument" + i, sorts.get(i)));
    }
    return inputs;
  }

  private Input resultOf(Op op) {
    return factory.input("result", op.meaning().orElseThrow().result());
  }

  private List<Object> values(Op op, int bound) {
    List<Sort.Basic> sorts = op.meaning().orElseThrow().parameters();
    int longest = samples.random().nextInt(10) == 0 ? bound + 2 : bound;
    String first = samples.any(longest);
    var values = new ArrayList<Object>();
    for (int i = 0; i < sorts.size(); i++) {
      if (sorts.get(i) == Sort.STRING) {
        values.add(i == 0 ? first : samples.relatedTo(first, longest));
      } else {
        values.add(takesChar(op, i) ? samples.codePoint(first) : samples.index(bound));
      }
    }
    return values;
  }

  private static boolean takesChar(Op op, int index) {
    return switch (op) {
      case STRING_OF_CHAR, STRING_REPLACE_CHAR -> true;
      case STRING_INDEX_OF_CHAR, STRING_LAST_INDEX_OF_CHAR -> index == 1;
      default -> false;
    };
  }
}
