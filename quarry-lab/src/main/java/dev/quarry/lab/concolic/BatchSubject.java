package dev.quarry.lab.concolic;

import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.InputShape;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A method to run in batches, and the arguments for them. */
abstract class BatchSubject {
  private final String method;
  private final InputShape shape;

  private BatchSubject(String method, InputShape shape) {
    this.method = method;
    this.shape = shape;
  }

  /** All there are, with so many inputs each. */
  static List<BatchSubject> all(ExprFactory factory, int size, long seed) {
    List<int[]> numbers = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    List<int[]> arrays = new ArrayList<>();
    var random = new SplittableRandom(seed);
    for (int i = 0; i < size; i++) {
      numbers.add(random.ints(3, 0, 9).toArray());
      texts.add(random.nextInt(100) + "." + random.nextInt(1000) + "." + random.nextInt(10));
      arrays.add(random.ints(random.nextInt(20), -50, 50).toArray());
    }
    return List.of(
        new OfNumbers("tiny", factory, numbers),
        new OfText("version", factory, texts),
        new OfArray("bestRange", factory, arrays),
        new OfNumbers("medium", factory, numbers),
        new OfNumbers("large", factory, numbers));
  }

  final String method() {
    return method;
  }

  /** The inputs as a worker gets them, made anew each time. */
  final InputRows rows() {
    InputRows.Builder rows = new InputRows.Builder();
    for (int i = 0; i < size(); i++) {
      rows.add(shape, row(i));
    }
    return rows.build();
  }

  abstract int size();

  abstract Object[] row(int index);

  /** Calls the method with all inputs; some number that depends on all results. */
  abstract int callAll(MethodHandle handle) throws Throwable;

  private static final class OfNumbers extends BatchSubject {
    private final List<int[]> inputs;

    OfNumbers(String method, ExprFactory factory, List<int[]> inputs) {
      super(
          method,
          InputShape.of(
              factory.input("a", Sort.INT),
              factory.input("b", Sort.INT),
              factory.input("c", Sort.INT)));
      this.inputs = inputs;
    }

    @Override
    int size() {
      return inputs.size();
    }

    @Override
    Object[] row(int index) {
      int[] each = inputs.get(index);
      return new Object[] {each[0], each[1], each[2]};
    }

    @Override
    int callAll(MethodHandle handle) throws Throwable {
      int sum = 0;
      for (int[] each : inputs) {
        sum += (int) handle.invokeExact(each[0], each[1], each[2]);
      }
      return sum;
    }
  }

  private static final class OfText extends BatchSubject {
    private final List<String> inputs;

    OfText(String method, ExprFactory factory, List<String> inputs) {
      super(
          method,
          InputShape.of(factory.input("text", Sort.REF), factory.input("text.text", Sort.STRING)));
      this.inputs = inputs;
    }

    @Override
    int size() {
      return inputs.size();
    }

    @Override
    Object[] row(int index) {
      return new Object[] {new Ref(1), inputs.get(index)};
    }

    @Override
    int callAll(MethodHandle handle) throws Throwable {
      int sum = 0;
      for (String each : inputs) {
        sum += (int) handle.invokeExact(each);
      }
      return sum;
    }
  }

  private static final class OfArray extends BatchSubject {
    private final List<int[]> inputs;

    OfArray(String method, ExprFactory factory, List<int[]> inputs) {
      super(
          method,
          InputShape.of(
              factory.input("values", Sort.REF),
              factory.input("values.length", Sort.INT),
              factory.input("values.elements", Sort.map(Sort.INT, Sort.INT))));
      this.inputs = inputs;
    }

    @Override
    int size() {
      return inputs.size();
    }

    @Override
    Object[] row(int index) {
      int[] each = inputs.get(index);
      return new Object[] {new Ref(1), each.length, each};
    }

    @Override
    int callAll(MethodHandle handle) throws Throwable {
      int sum = 0;
      for (int[] each : inputs) {
        sum += (int) handle.invokeExact(each);
      }
      return sum;
    }
  }
}
