package dev.quarry.lab.speed;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.EvaluationFrame;
import dev.quarry.expr.eval.ExpressionProgram;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.expr.eval.Programs;
import java.util.List;

/** How much faster each way of evaluating is than walking the expression as a tree. */
public final class EvaluationSpeed {
  /** A power of two, so that taking turns costs next to nothing. */
  private static final int MODELS = 64;

  private final SampleFitness sample = new SampleFitness();
  private final Expr expr = sample.expression();
  private final OpaqueFunctions functions = new JdkFunctions();
  private final List<Model> models;

  /** Keeps what the evaluators return, so that nothing is optimised away. */
  private Object kept = "";

  /** A measurement on models drawn with the seed. */
  public EvaluationSpeed(long seed) {
    this.models = sample.models(MODELS, seed);
  }

  /** Measures; takes some seconds. Each ratio is to the naive tree walk. */
  public List<Ratio> measure() {
    var walk = new TreeWalk(functions);
    var interpreter = new Interpreter(functions);
    List<Expr> results = List.of(expr);
    double[] rates =
        Throughput.measure(
            List.of(
                times -> repeat(times, i -> kept = walk.evaluate(expr, models.get(i))),
                times -> repeat(times, i -> kept = interpreter.evaluate(expr, models.get(i))),
                task(Programs.tape(results, sample.inputs(), functions)),
                task(Programs.compiled(results, sample.inputs(), functions))));
    return List.of(
        Ratio.of("interpreter : tree walk", rates[0], rates[1]),
        Ratio.of("tape : tree walk", rates[0], rates[2]),
        Ratio.of("compiled : tree walk", rates[0], rates[3]));
  }

  /** What was computed last. */
  Object kept() {
    return kept;
  }

  private Throughput.Task task(ExpressionProgram program) {
    var frames = new EvaluationFrame[MODELS];
    for (int i = 0; i < MODELS; i++) {
      frames[i] = new EvaluationFrame(program.inputs().size(), 1);
      frames[i].setInputs(program, models.get(i));
    }
    return times -> {
      for (int i = 0; i < times; i++) {
        program.run(frames[i & (MODELS - 1)]);
      }
    };
  }

  private interface Step {
    void run(int model);
  }

  private static void repeat(int times, Step step) {
    for (int i = 0; i < times; i++) {
      step.run(i & (MODELS - 1));
    }
  }
}
