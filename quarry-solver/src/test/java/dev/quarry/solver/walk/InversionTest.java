package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.EvaluationFrame;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class InversionTest {
  private final Terms t = new Terms();
  private final SplittableRandom random = new SplittableRandom(11);

  private NodeValues valuesOf(Expr node, List<Input> inputs, Object... values) {
    var nodes = new NodeValues(List.of(node), inputs, new JdkFunctions());
    var frame = new EvaluationFrame(values.length, 1);
    for (int i = 0; i < values.length; i++) {
      frame.setInput(i, values[i]);
    }
    assertThat(nodes.evaluateAt(frame)).isTrue();
    return nodes;
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "INT_ADD", "INT_SUB", "INT_MUL", "INT_DIV", "INT_REM", "INT_AND", "INT_OR", "INT_XOR",
        "INT_SHL", "INT_SHR", "INT_USHR", "LONG_ADD", "LONG_SUB", "LONG_MUL", "LONG_AND", "LONG_OR",
        "LONG_XOR"
      })
  void leftArgumentIsFoundWhereThereIsOne(Op op) {
    Sort sort = op.name().startsWith("INT") ? Sort.INT : Sort.LONG;
    Input a = t.factory.input("a", sort);
    Input b = t.factory.input("b", sort);
    var node = (Operation) t.factory.raw(op, a, b);
    var inversion = new IntegralInversion(random);
    for (int i = 0; i < 2000; i++) {
      Object other = number(sort);
      Object wanted = op.apply(number(sort), other);
      NodeValues values = valuesOf(node, List.of(a, b), number(sort), other);
      Object found = inversion.argument(node, 0, wanted, values);
      if (found != null) {
        assertThat(op.apply(found, other)).as("%s %s = %s", op, other, wanted).isEqualTo(wanted);
      } else {
        assertThat(op).isIn(Op.INT_DIV, Op.INT_REM); // by zero
        assertThat(other).isEqualTo(0);
      }
    }
  }

  private Object number(Sort sort) {
    int number = random.nextInt(-20_000, 20_000) >> random.nextInt(16);
    return sort == Sort.INT ? (Object) number : (Object) (long) number;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sin", "cos", "tan", "asin", "acos", "atan", "exp", "log", "log10", "cbrt", "sinh"
      })
  void argumentOfAFunctionIsFoundApproximately(String method) {
    Input x = t.ofDouble("x");
    var call = (OpaqueCall) t.math(method, x);
    NodeValues values = valuesOf(call, List.of(x), 0.5);
    var functions = new JdkFunctions();
    for (int i = 0; i < 100; i++) {
      double wanted = random.nextDouble(0.1, 0.9);
      Object found = new MathInversion(random).argument(call, 0, wanted, values);
      assertThat((Double) functions.call(call.function(), found)).isCloseTo(wanted, within(1e-9));
    }
  }

  @Test
  void stringOfAnyHashCodeIsFound() {
    Input s = t.ofString("s");
    var node = (Operation) t.apply(Op.STRING_HASH, s);
    NodeValues values = valuesOf(node, List.of(s), "");
    for (int i = 0; i < 1000; i++) {
      int wanted = random.nextInt();
      Object found = new StringInversion(random).argument(node, 0, wanted, values);
      assertThat(found).isInstanceOf(String.class).hasSameHashCodeAs(wanted);
    }
  }

  /** What a conversion makes of an argument can be turned back into one that gives the same. */
  @ParameterizedTest
  @CsvSource({
    "Double, parseDouble, D",
    "Float, parseFloat, F",
    "Integer, parseUnsignedInt, I",
    "Long, parseUnsignedLong, J"
  })
  void textOfANumberIsFound(String type, String method, String result) {
    var symbol = JdkFunctions.symbol("java.lang." + type, method, "(Ljava/lang/String;)" + result);
    Input s = t.ofString("s");
    var call = (OpaqueCall) t.factory.call(symbol, List.of(s));
    NodeValues values = valuesOf(call, List.of(s), "1");
    var functions = new JdkFunctions();
    for (int i = 0; i < 500; i++) {
      Object wanted =
          switch (result) {
            case "D" -> Double.longBitsToDouble(random.nextLong());
            case "F" -> Float.intBitsToFloat(random.nextInt());
            case "I" -> random.nextInt();
            default -> random.nextLong();
          };
      Object found = ConversionInversion.argument(call, 0, wanted, values);
      assertThat(functions.call(symbol, found)).as("%s", found).isEqualTo(wanted);
    }
    assertThat(ConversionInversion.argument(call, 1, 7, values)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "Double, toString, D",
    "Float, toString, F",
    "Double, toHexString, D",
    "Long, toHexString, J",
    "Long, toOctalString, J",
    "Long, toBinaryString, J",
    "Long, toUnsignedString, J",
    "Integer, toHexString, I"
  })
  void numberOfATextIsFound(String type, String method, String parameter) {
    var symbol =
        JdkFunctions.symbol("java.lang." + type, method, "(" + parameter + ")Ljava/lang/String;");
    Sort sort = symbol.parameters().get(0);
    Input n = t.factory.input("n", sort);
    var call = (OpaqueCall) t.factory.call(symbol, List.of(n));
    var functions = new JdkFunctions();
    for (int i = 0; i < 500; i++) {
      Object number =
          switch (parameter) {
            case "D" -> Double.longBitsToDouble(random.nextLong());
            case "F" -> Float.intBitsToFloat(random.nextInt());
            case "I" -> random.nextInt();
            default -> random.nextLong() >> random.nextInt(64);
          };
      NodeValues values = valuesOf(call, List.of(n), number);
      Object text = functions.call(symbol, number);
      Object found = ConversionInversion.argument(call, 0, text, values);
      assertThat(functions.call(symbol, found)).as("%s", text).isEqualTo(text);
      assertThat(ConversionInversion.argument(call, 0, "no number", values)).isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 8, 10, 16, 36})
  void numeralsOfEveryBaseAreReadAndWritten(int radix) {
    Input s = t.ofString("s");
    Input n = t.factory.input("n", Sort.INT);
    var read = (Operation) t.apply(Op.STRING_TO_INT, s, t.number(radix));
    var write = (Operation) t.apply(Op.INT_TO_STRING, n, t.number(radix));
    var inversion = new StringInversion(random);
    for (int i = 0; i < 500; i++) {
      int number = random.nextInt() >> random.nextInt(32);
      String now = "x".repeat(random.nextInt(12));
      Object text = inversion.argument(read, 0, number, valuesOf(read, List.of(s), now));
      assertThat(Integer.parseInt((String) text, radix)).isEqualTo(number);
      assertThat(
              inversion.argument(
                  write, 0, Integer.toString(number, radix), valuesOf(write, List.of(n), 0)))
          .isEqualTo(number);
    }
  }

  @Test
  void stringWithACharacterAtAPlaceIsFound() {
    Input s = t.ofString("s");
    var node = (Operation) t.apply(Op.STRING_CHAR_AT, s, t.number(2));
    NodeValues values = valuesOf(node, List.of(s), "x");
    assertThat(new StringInversion(random).argument(node, 0, (int) 'q', values)).isEqualTo("xaq");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[a-c]{3}-[0-9]{4}x*", "(foo|bar)+", "\\d{1,3}(\\.\\d{1,3}){3}", "", "(?i)hi"})
  void matchOfARegularExpressionIsFound(String regex) {
    for (String start : List.of("", "ab", "???", "bar1")) {
      assertThat(new RegexSample(random).matching(start, regex)).matches(regex);
    }
  }
}
