package dev.quarry.solver.walk;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.EvaluationFrame;
import dev.quarry.expr.eval.ExpressionProgram;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.expr.eval.Programs;
import dev.quarry.expr.eval.UndefinedValueException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Draws a map near another one by changing an element that the query reads. */
final class MapDraw {
  /** For each map input the keys that its elements are read at. */
  private final Map<Input, List<ExpressionProgram>> reads = new LinkedHashMap<>();

  private final ValueDraw values;
  private final RandomGenerator random;

  MapDraw(
      Collection<Expr> conjuncts,
      List<Input> inputs,
      OpaqueFunctions functions,
      ValueDraw values,
      RandomGenerator random) {
    this.values = values;
    this.random = random;
    for (Expr node : Dag.postOrder(conjuncts)) {
      if (node.is(Op.SELECT)) {
        List<Expr> keys = node.arguments().subList(1, node.arguments().size());
        ExpressionProgram program = Programs.of(keys, inputs, functions);
        mapInputs(node.argument(0))
            .forEach(map -> reads.computeIfAbsent(map, m -> new ArrayList<>()).add(program));
      }
    }
  }

  private static List<Input> mapInputs(Expr map) {
    return map.inputs().stream().filter(input -> input.sort().equals(map.sort())).toList();
  }

  /** Another value for the map input. */
  MapValue near(Input input, MapValue map, EvaluationFrame frame) {
    List<ExpressionProgram> programs = reads.getOrDefault(input, List.of());
    if (programs.isEmpty() || !(input.sort() instanceof Sort.Map sort)) {
      return map;
    }
    List<Object> keys = keys(programs.get(random.nextInt(programs.size())), sort, frame);
    return keys.isEmpty() ? map : map.with(keys, values.near(sort.element(), map.get(keys)));
  }

  private static List<Object> keys(ExpressionProgram program, Sort.Map sort, EvaluationFrame at) {
    var frame = new EvaluationFrame(at.inputBits.length, sort.keys().size());
    System.arraycopy(at.inputBits, 0, frame.inputBits, 0, at.inputBits.length);
    System.arraycopy(at.inputObjects, 0, frame.inputObjects, 0, at.inputObjects.length);
    try {
      program.run(frame);
    } catch (UndefinedValueException noValue) {
      return List.of();
    }
    var keys = new ArrayList<Object>();
    for (int i = 0; i < sort.keys().size(); i++) {
      keys.add(frame.result(i, sort.keys().get(i)));
    }
    return keys;
  }
}
