package dev.quarry.expr.eval;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The same expressions, ready to be evaluated in every way there is. */
final class Evaluators {
  private final List<Expr> results;
  private final Interpreter interpreter;
  private final Map<String, ExpressionProgram> programs = new LinkedHashMap<>();

  Evaluators(List<Expr> results, List<Input> inputs, OpaqueFunctions functions) {
    this.results = results;
    this.interpreter = new Interpreter(functions);
    programs.put("tape", Programs.tape(results, inputs, functions));
    programs.put("compiled", Programs.compiled(results, inputs, functions));
  }

  /** The results by the name of the way. */
  Map<String, List<Object>> evaluate(Model model) {
    Map<String, List<Object>> values = new LinkedHashMap<>();
    values.put(
        "interpreter",
        results.stream().map(result -> interpreter.evaluate(result, model)).toList());
    programs.forEach((name, program) -> values.put(name, run(program, model)));
    return values;
  }

  static List<Object> run(ExpressionProgram program, Model model) {
    var frame = new EvaluationFrame(program.inputs().size(), program.results().size());
    frame.setInputs(program, model);
    program.run(frame);
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < program.results().size(); i++) {
      values.add(frame.result(i, program.results().get(i).sort()));
    }
    return values;
  }
}
