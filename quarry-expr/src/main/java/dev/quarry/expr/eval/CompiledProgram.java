package dev.quarry.expr.eval;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import java.util.List;

/**
 * Expressions compiled to a hidden class, which is unloaded together with the program. Making one
 * costs far more than laying out a tape, and the JVM's compiler needs many runs to warm up.
 */
public final class CompiledProgram implements ExpressionProgram {
  /** So many nodes fit into the constant pool of one class even if all were different literals. */
  static final int MAX_NODES = 30_000;

  private final List<Expr> results;
  private final List<Input> inputs;
  private final Kernel kernel;
  private final long[] spilledBits;
  private final Object[] spilledObjects;

  private CompiledProgram(List<Expr> results, List<Input> inputs, Kernel kernel, int spilled) {
    this.results = results;
    this.inputs = inputs;
    this.kernel = kernel;
    this.spilledBits = new long[spilled];
    this.spilledObjects = new Object[spilled];
  }

  /** Compiles expressions of at most {@value #MAX_NODES} nodes together. */
  static CompiledProgram of(List<Expr> results, List<Input> inputs, OpaqueFunctions functions) {
    var compiler = new KernelCompiler(results, inputs, functions);
    Kernel kernel = compiler.compile();
    return new CompiledProgram(
        List.copyOf(results), List.copyOf(inputs), kernel, compiler.spilled());
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
    kernel.run(
        frame.inputBits,
        frame.inputObjects,
        frame.resultBits,
        frame.resultObjects,
        spilledBits,
        spilledObjects);
  }
}
