package dev.quarry.models.bytecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.expr.testing.SameValue;
import dev.quarry.expr.testing.SampleValues;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;

class InstructionsTest {
  private static final int SAMPLES = 3_000;

  private final ExprFactory factory = new ExprFactory();
  private final Interpreter interpreter = new Interpreter(OpaqueFunctions.NONE);

  private static IntStream computing() {
    return IntStream.range(0, 256).filter(Instructions::computes);
  }

  private static IntStream jumping() {
    return IntStream.rangeClosed(Opcodes.IFEQ, Opcodes.IF_ICMPLE);
  }

  @Test
  void thereAreFiftySixInstructionsThatComputeANumberFromNumbers() {
    assertThat(computing().count()).isEqualTo(20 + 4 + 12 + 15 + 5);
  }

  @ParameterizedTest
  @MethodSource("computing")
  void theExpressionHasTheValueTheJvmComputes(int opcode) {
    List<Sort.Basic> sorts = Instructions.operands(opcode);
    MethodHandle real = JvmInstructions.computing(opcode, sorts, Instructions.result(opcode));
    List<Input> inputs = inputs(sorts);
    Expr expr =
        sorts.size() == 1
            ? Instructions.unary(factory, opcode, inputs.get(0))
            : Instructions.binary(factory, opcode, inputs.get(0), inputs.get(1));
    for (Object[] values : samples(sorts, opcode)) {
      if (Faults.divides(opcode) && isZero(inputs.get(1), values)) {
        assertThatThrownBy(() -> real.invokeWithArguments(values))
            .isInstanceOf(ArithmeticException.class);
      } else {
        assertAgrees(expr, inputs, values, real);
      }
    }
  }

  private boolean isZero(Input divisor, Object[] values) {
    Expr isZero = Faults.divisorIsZero(factory, divisor);
    return (Boolean) interpreter.evaluate(isZero, new Model(Map.of(divisor, values[1])));
  }

  @ParameterizedTest
  @MethodSource("jumping")
  void theConditionHoldsWhereTheJvmJumps(int opcode) {
    int operands = opcode <= Opcodes.IFLE ? 1 : 2;
    List<Sort.Basic> sorts = List.of(Sort.INT, Sort.INT).subList(0, operands);
    MethodHandle real = JvmInstructions.jumping(opcode, sorts);
    List<Input> inputs = inputs(sorts);
    Expr jumps =
        operands == 1
            ? Conditions.jumps(factory, opcode, inputs.get(0))
            : Conditions.jumps(factory, opcode, inputs.get(0), inputs.get(1));
    for (Object[] values : samples(sorts, opcode)) {
      assertAgrees(jumps, inputs, values, real);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, -1, 127, -128, 32_767, -32_768})
  void anIncrementAddsAndWraps(int amount) {
    List<Input> inputs = inputs(List.of(Sort.INT));
    Expr after = Instructions.increment(factory, inputs.get(0), amount);
    MethodHandle real = JvmInstructions.incrementing(amount);
    for (Object[] values : samples(List.of(Sort.INT), amount)) {
      assertAgrees(after, inputs, values, real);
    }
  }

  @Test
  void aSwitchTakesOneBranchAndItIsTheOneTheJvmTakes() {
    int[] keys = {Integer.MIN_VALUE, -3, -2, -1, 0, 7, 9, 10, 300, Integer.MAX_VALUE};
    MethodHandle real = JvmInstructions.switching(keys);
    Input selector = factory.input("x", Sort.INT);
    List<Expr> branches = new ArrayList<>();
    for (int key : keys) {
      branches.add(Conditions.isKey(factory, selector, key));
    }
    branches.add(Conditions.isNoKey(factory, selector, keys));
    for (Object[] values : samples(List.of(Sort.INT), 1)) {
      assertBranch(branches, selector, values[0], real);
    }
    for (int key : keys) {
      for (int near = -1; near <= 1; near++) {
        assertBranch(branches, selector, key + near, real);
      }
    }
  }

  private void assertBranch(List<Expr> branches, Input selector, Object value, MethodHandle real) {
    var model = new Model(Map.of(selector, value));
    List<Integer> taken =
        IntStream.range(0, branches.size())
            .filter(i -> (Boolean) interpreter.evaluate(branches.get(i), model))
            .boxed()
            .toList();
    int branch = (Integer) call(real, value);
    assertThat(taken).containsExactly(branch < 0 ? branches.size() - 1 : branch);
  }

  @Test
  void keysThatShareABranchAreTheRestOfTheOthers() {
    Input x = factory.input("x", Sort.INT);
    Expr shared = Conditions.isAnyKey(factory, x, 4, 2, 3, 9);
    List<Integer> taken =
        IntStream.range(-20, 20)
            .filter(v -> (Boolean) interpreter.evaluate(shared, new Model(Map.of(x, v))))
            .boxed()
            .toList();
    assertThat(taken).containsExactly(2, 3, 4, 9);
    assertThat(Conditions.isNoKey(factory, x)).isSameAs(factory.bool(true));
  }

  @Test
  void anIndexOrSizeIsAFaultWhereTheJvmThrows() {
    MethodHandle real = JvmInstructions.indexing();
    List<Input> inputs = inputs(List.of(Sort.INT, Sort.INT));
    Expr badSize = Faults.sizeIsNegative(factory, inputs.get(1));
    Expr badIndex = Faults.indexIsOutOfBounds(factory, inputs.get(0), inputs.get(1));
    int[] indices = {Integer.MIN_VALUE, -1, 0, 1, 2, 3, 4, Integer.MAX_VALUE};
    int[] lengths = {Integer.MIN_VALUE, -1, 0, 1, 3};
    for (int index : indices) {
      for (int length : lengths) {
        Model model = model(inputs, new Object[] {index, length});
        assertThat(faultOf(real, index, length))
            .isEqualTo(
                (Boolean) interpreter.evaluate(badSize, model)
                    ? NegativeArraySizeException.class
                    : (Boolean) interpreter.evaluate(badIndex, model)
                        ? ArrayIndexOutOfBoundsException.class
                        : Void.class);
      }
    }
  }

  private static Class<?> faultOf(MethodHandle real, int index, int length) {
    try {
      real.invokeWithArguments(index, length);
      return Void.class;
    } catch (Throwable thrown) {
      return thrown.getClass();
    }
  }

  @Test
  void instructionsThatDoSomethingElseAreRefused() {
    assertThatThrownBy(() -> Instructions.operation(Opcodes.IINC))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Instruction 132 computes no number.");
    Input x = factory.input("x", Sort.INT);
    assertThatThrownBy(() -> Conditions.jumps(factory, Opcodes.IFNULL, x))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Conditions.jumps(factory, Opcodes.IF_ACMPEQ, x, x))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private List<Input> inputs(List<Sort.Basic> sorts) {
    List<Input> inputs = new ArrayList<>();
    sorts.forEach(sort -> inputs.add(factory.input("x" + inputs.size(), sort)));
    return inputs;
  }

  /** Boundary values and random ones; now and then all the same. */
  private static List<Object[]> samples(List<Sort.Basic> sorts, long seed) {
    var values = new SampleValues(seed);
    List<Object[]> samples = new ArrayList<>();
    for (int i = 0; i < SAMPLES; i++) {
      Object[] sample = sorts.stream().map(values::next).toArray();
      if (i % 16 == 0 && sorts.stream().distinct().count() == 1) {
        Arrays.fill(sample, sample[0]);
      }
      samples.add(sample);
    }
    return samples;
  }

  private static Model model(List<Input> inputs, Object[] values) {
    Map<Input, Object> model = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      model.put(inputs.get(i), values[i]);
    }
    return new Model(model);
  }

  private void assertAgrees(Expr expr, List<Input> inputs, Object[] values, MethodHandle real) {
    Object predicted = interpreter.evaluate(expr, model(inputs, values));
    Object computed = call(real, values);
    assertThat(SameValue.upToNan(predicted, computed))
        .as("%s of %s: %s, in the JVM %s", expr, Arrays.toString(values), predicted, computed)
        .isTrue();
  }

  private static Object call(MethodHandle real, Object... values) {
    try {
      return real.invokeWithArguments(values);
    } catch (Throwable thrown) {
      throw new AssertionError("The JVM throws on " + Arrays.toString(values), thrown);
    }
  }
}
