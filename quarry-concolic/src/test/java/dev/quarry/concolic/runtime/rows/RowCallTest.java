package dev.quarry.concolic.runtime.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.InputShape;
import dev.quarry.concolic.batch.RowReader;
import dev.quarry.concolic.runtime.EntryCall;
import dev.quarry.concolic.runtime.context.RunContext;
import dev.quarry.concolic.runtime.coverage.CoverageGrowth;
import dev.quarry.concolic.runtime.run.ConcreteOutcome;
import dev.quarry.concolic.runtime.types.TypeWorld;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Calls straight from the bytes of rows. */
class RowCallTest {
  private static final int LONGEST = 4;

  private final ExprFactory factory = new ExprFactory();
  private final Input number = factory.input("n", Sort.INT);
  private final Input small = factory.input("b", Sort.INT);
  private final Input text = factory.input("s", Sort.REF);
  private final Input content = factory.input("s#text", Sort.STRING);
  private final Input array = factory.input("a", Sort.REF);
  private final Input length = factory.input("a#length", Sort.INT);
  private final Input elements = factory.input("a#elements", Sort.map(Sort.INT, Sort.INT));

  static String numbers(int n, byte b) {
    return n + "," + b;
  }

  static int size(String s, int[] a) {
    return (s == null ? 0 : s.length()) + Arrays.stream(a).sum();
  }

  private static RowCall call(
      InputShape shape, String name, List<String> names, Class<?> result, Class<?>... types)
      throws ReflectiveOperationException {
    MethodHandle entry =
        MethodHandles.lookup()
            .findStatic(RowCallTest.class, name, MethodType.methodType(result, types));
    DirectArguments arguments =
        DirectArguments.of(
            shape, names.stream().map(InputPath::parameter).toList(), types, LONGEST);
    return RowCallClass.of(entry, Objects.requireNonNull(arguments));
  }

  private RowCall numbers(InputShape shape) throws ReflectiveOperationException {
    return call(shape, "numbers", List.of("n", "b"), String.class, int.class, byte.class);
  }

  private static Object call(RowCall call, InputShape shape, Object... values) throws Throwable {
    InputRows.Builder rows = new InputRows.Builder();
    rows.add(shape, values);
    RowReader reader = rows.build().reader();
    reader.begin();
    return call.call(reader);
  }

  @Test
  void valuesAreTakenInTheOrderOfTheParameters() throws Throwable {
    InputShape shape = InputShape.of(number, small);
    RowCall call = numbers(shape);

    assertThat(call(call, shape, 300, 300)).isEqualTo("300,127");
    assertThat(call(call, shape, -1_000_000, -7)).isEqualTo("-1000000,-7");
  }

  @Test
  void rowsInAnotherOrderOrWithoutAValueAreForOthers() throws ReflectiveOperationException {
    assertThat(numbers(InputShape.of(small, number))).isNull();
    assertThat(numbers(InputShape.of(number))).isNull();
  }

  @Test
  void aRowThatNeedsMoreIsLeftWhereItIs() throws Throwable {
    InputShape shape = InputShape.of(text, content, array, length, elements);
    RowCall call = call(shape, "size", List.of("s", "a"), int.class, String.class, int[].class);
    MapValue withDefault = new MapValue(3, Map.of());

    assertThat(call(call, shape, new Ref(1), "äb", new Ref(1), 3, new int[] {5, 6, 7, 8}))
        .isEqualTo(20);
    assertThat(call(call, shape, Ref.NULL, "ab", new Ref(1), 99, new int[] {5})).isEqualTo(5);
    assertThatThrownBy(() -> call(call, shape, Ref.NULL, "", new Ref(1), 3, withDefault))
        .isInstanceOf(IOException.class);
  }

  @Test
  void everyCallHasALoopOfItsOwn() throws ReflectiveOperationException {
    InputShape shape = InputShape.of(number, small);
    RunContext context =
        new RunContext(
            factory, RowCallTest.class.getClassLoader(), TypeWorld.EMPTY, RunLimits.DEFAULT);
    EntryCall entry =
        new EntryCall(
            new dev.quarry.program.MethodId(
                RowCallTest.class.getName(), "numbers", "(IB)Ljava/lang/String;"),
            List.of("n", "b"));
    InputRows.Builder rows = new InputRows.Builder();
    for (int i = 0; i < 10; i++) {
      rows.add(shape, i, i);
    }
    RowReader reader = rows.build().reader();
    // What other tests have executed is nothing new.
    CoverageGrowth.reset();

    RowLoop first = DirectLoop.of(numbers(shape), entry, context);
    RowLoop second = DirectLoop.of(numbers(shape), entry, context);

    assertThat(first).isNotNull();
    assertThat(second).isNotNull().doesNotHaveSameClassAs(first);
    assertThat(first.run(reader, 0, 7, () -> true)).isSameAs(ConcreteOutcome.QUIET);
    assertThat(reader.left()).isEqualTo(3);
    assertThat(second.run(reader, 0, 7, () -> false)).isSameAs(ConcreteOutcome.QUIET);
    assertThat(reader.left()).isEqualTo(2);
  }
}
