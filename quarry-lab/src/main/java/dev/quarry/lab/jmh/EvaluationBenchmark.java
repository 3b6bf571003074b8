package dev.quarry.lab.jmh;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.EvaluationFrame;
import dev.quarry.expr.eval.ExpressionProgram;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.expr.eval.Programs;
import dev.quarry.lab.speed.SampleFitness;
import dev.quarry.lab.speed.TreeWalk;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Building, preparing and evaluating an expression of 60 nodes, in every way. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EvaluationBenchmark {
  private static final int MODELS = 64;

  private final SampleFitness sample = new SampleFitness();
  private final Expr expr = sample.expression();
  private final List<Model> models = sample.models(MODELS, 1);
  private final OpaqueFunctions functions = new JdkFunctions();
  private final TreeWalk walk = new TreeWalk(functions);
  private final Interpreter interpreter = new Interpreter(functions);
  private final ExpressionProgram tape = Programs.tape(List.of(expr), sample.inputs(), functions);
  private final ExpressionProgram compiled =
      Programs.compiled(List.of(expr), sample.inputs(), functions);
  private final EvaluationFrame[] frames = frames();
  private int turn;

  private EvaluationFrame[] frames() {
    var prepared = new EvaluationFrame[MODELS];
    for (int i = 0; i < MODELS; i++) {
      prepared[i] = new EvaluationFrame(tape.inputs().size(), 1);
      prepared[i].setInputs(tape, models.get(i));
    }
    return prepared;
  }

  private int next() {
    turn = (turn + 1) & (MODELS - 1);
    return turn;
  }

  @Benchmark
  public Object treeWalk() {
    return walk.evaluate(expr, models.get(next()));
  }

  @Benchmark
  public Object interpreter() {
    return interpreter.evaluate(expr, models.get(next()));
  }

  @Benchmark
  public long tape() {
    EvaluationFrame frame = frames[next()];
    tape.run(frame);
    return frame.resultBits[0];
  }

  @Benchmark
  public long compiled() {
    EvaluationFrame frame = frames[next()];
    compiled.run(frame);
    return frame.resultBits[0];
  }

  /** Every node exists already, so this is the cost of finding it. */
  @Benchmark
  public Expr buildAgain() {
    return sample.expression();
  }

  /** Every node is new. */
  @Benchmark
  public Expr build() {
    return new SampleFitness().expression();
  }

  @Benchmark
  public ExpressionProgram makeTape() {
    return Programs.tape(List.of(expr), sample.inputs(), functions);
  }

  @Benchmark
  public ExpressionProgram compile() {
    return Programs.compiled(List.of(expr), sample.inputs(), functions);
  }
}
