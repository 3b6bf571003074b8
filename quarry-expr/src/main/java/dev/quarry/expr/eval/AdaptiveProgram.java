package dev.quarry.expr.eval;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import java.util.List;

/**
 * A tape that is replaced by a compiled program once it has been run often enough to pay for it.
 */
final class AdaptiveProgram implements ExpressionProgram {
  /** What has run this often is likely to run on; see decision 0003 for what is measured. */
  static final int RUNS_BEFORE_COMPILING = 5_000;

  private final OpaqueFunctions functions;
  private ExpressionProgram program;
  private int runsLeft = RUNS_BEFORE_COMPILING;

  AdaptiveProgram(List<Expr> results, List<Input> inputs, OpaqueFunctions functions) {
    this.functions = functions;
    this.program = Tape.of(results, inputs, functions);
  }

  @Override
  public List<Input> inputs() {
    return program.inputs();
  }

  @Override
  public List<Expr> results() {
    return program.results();
  }

  @Override
  public void run(EvaluationFrame frame) {
    if (runsLeft > 0 && --runsLeft == 0 && isCompilable()) {
      program = CompiledProgram.of(results(), inputs(), functions);
    }
    program.run(frame);
  }

  boolean isCompiled() {
    return program instanceof CompiledProgram;
  }

  private boolean isCompilable() {
    return Dag.size(results()) <= CompiledProgram.MAX_NODES;
  }
}
