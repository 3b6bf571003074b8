package dev.quarry.expr.eval;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import java.util.List;

/**
 * Expressions as a flat list of steps over registers. Step {@code i} writes register {@code first +
 * i}; the registers below hold the inputs, at their index in the frame, and the constants. A
 * register's value is in the array of bits or in that of objects, as in an {@link EvaluationFrame}.
 */
public final class Tape implements ExpressionProgram {
  private final List<Expr> results;
  private final List<Input> inputs;

  /** Values of primitive sorts. */
  private final long[] bits;

  /** Values of all other sorts. */
  private final Object[] objects;

  /** The register that the first step writes. */
  private final int first;

  private final OpFamily[] families;

  /** What each step applies; meaningless for boxed steps. */
  private final Op[] ops;

  /** The registers of a step's first three operands; zero where it has fewer. */
  private final int[] xs;

  private final int[] ys;
  private final int[] zs;

  /** The steps that work on boxed values; elsewhere null. */
  private final BoxedStep[] boxed;

  /** The register of each result. */
  private final int[] resultRegisters;

  Tape(TapeBuilder parts) {
    this.results = parts.results;
    this.inputs = parts.inputs;
    this.bits = parts.bits;
    this.objects = parts.objects;
    this.first = parts.first;
    this.families = parts.families;
    this.ops = parts.ops;
    this.xs = parts.xs;
    this.ys = parts.ys;
    this.zs = parts.zs;
    this.boxed = parts.boxed;
    this.resultRegisters = parts.resultRegisters;
  }

  /** The tape of some expressions. */
  static Tape of(List<Expr> results, List<Input> inputs, OpaqueFunctions functions) {
    return new TapeBuilder(results, inputs, functions).build();
  }

  @Override
  public List<Input> inputs() {
    return inputs;
  }

  @Override
  public List<Expr> results() {
    return results;
  }

  @Override
  public void run(EvaluationFrame frame) {
    System.arraycopy(frame.inputBits, 0, bits, 0, inputs.size());
    System.arraycopy(frame.inputObjects, 0, objects, 0, inputs.size());
    runSteps();
    for (int i = 0; i < resultRegisters.length; i++) {
      frame.resultBits[i] = bits[resultRegisters[i]];
      frame.resultObjects[i] = objects[resultRegisters[i]];
    }
  }

  private void runSteps() {
    for (int i = 0; i < ops.length; i++) {
      long x = bits[xs[i]];
      switch (families[i]) {
        case INTS -> bits[first + i] = IntSteps.apply(ops[i], x, bits[ys[i]]);
        case LONGS -> bits[first + i] = LongSteps.apply(ops[i], x, bits[ys[i]]);
        case FLOATS -> bits[first + i] = FloatSteps.apply(ops[i], x, bits[ys[i]]);
        case DOUBLES -> bits[first + i] = DoubleSteps.apply(ops[i], x, bits[ys[i]]);
        case TRUTHS -> bits[first + i] = TruthSteps.apply(ops[i], x, bits[ys[i]]);
        case FLOATING_TRUTHS -> bits[first + i] = FloatingTruthSteps.apply(ops[i], x, bits[ys[i]]);
        case CONVERSIONS -> bits[first + i] = ConversionSteps.apply(ops[i], x);
        case PRIMITIVE_CHOICE -> bits[first + i] = bits[x != 0 ? ys[i] : zs[i]];
        case OBJECT_CHOICE -> objects[first + i] = objects[x != 0 ? ys[i] : zs[i]];
        case BOXED -> boxed[i].run(bits, objects, first + i);
      }
    }
  }

  static IllegalStateException notIn(OpFamily family, Op op) {
    return new IllegalStateException(op + " is not one of " + family + ".");
  }
}
