package dev.quarry.solver.walk;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.eval.ExpressionProgram;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.expr.eval.Programs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A split path condition with everything compiled: the space of valuations, the polytope in it, and
 * the errors over it. All programs read the same frame, whose inputs are {@link #inputs}.
 */
final class SearchSpace {
  final List<Input> inputs;
  final List<Constraint> constraints;
  final List<Wall> walls;

  /** Which constraints and walls mention a variable. */
  final int[][] constraintsOf;

  final int[][] wallsOf;

  private final ExprFactory factory;
  private final OpaqueFunctions functions;
  private final Map<Input, Integer> indices = new LinkedHashMap<>();

  SearchSpace(
      ExprFactory factory, OpaqueFunctions functions, LinearPart part, double leastViolation) {
    this.factory = factory;
    this.functions = functions;
    var all = new ArrayList<>(part.rest());
    all.addAll(part.conditions());
    this.inputs = List.copyOf(Dag.inputsOf(all));
    inputs.forEach(input -> indices.put(input, indices.size()));
    var distances = new Distances(factory, leastViolation);
    var fitness = new Fitness(factory, distances);
    this.constraints = part.rest().stream().map(c -> constraint(c, fitness)).toList();
    this.walls = part.linear().stream().map(w -> wall(w, distances)).toList();
    this.constraintsOf = mentions(constraints.stream().map(Constraint::variables).toList());
    this.wallsOf = mentions(walls.stream().map(Wall::variables).toList());
  }

  /** The kind of a variable, if it is numeric. */
  Optional<WalkedNumbers> kind(int variable) {
    return WalkedNumbers.of(inputs.get(variable).sort());
  }

  int index(Input input) {
    return Objects.requireNonNull(indices.get(input));
  }

  /** The most results a program has. */
  int mostResults() {
    int most = 3;
    for (Constraint constraint : constraints) {
      most = Math.max(most, 1 + constraint.differences());
    }
    return most;
  }

  private Constraint constraint(Expr condition, Fitness fitness) {
    var results = new ArrayList<Expr>();
    results.add(fitness.error(condition));
    results.addAll(fitness.differences(condition));
    return new Constraint(
        program(results), condition.inputs().stream().mapToInt(this::index).toArray());
  }

  private Wall wall(LinearConjunct conjunct, Distances distances) {
    var results = new ArrayList<Expr>();
    results.add(conjunct.condition());
    results.add(distances.difference(conjunct.comparison()).orElseThrow());
    Expr left = conjunct.comparison().argument(0);
    Expr right = conjunct.comparison().argument(1);
    if (conjunct.side() == LinearConjunct.Side.ZERO) {
      if (conjunct.comparison().is(Op.INT_EQ)) {
        results.add(factory.apply(Op.INT_SUB, left, right));
      } else if (conjunct.comparison().is(Op.LONG_EQ)) {
        results.add(factory.apply(Op.LONG_SUB, left, right));
      }
    }
    return new Wall(
        program(results),
        conjunct.side(),
        conjunct.coefficients().keySet().stream().mapToInt(this::index).toArray(),
        conjunct.coefficients().values().stream().mapToDouble(Double::doubleValue).toArray());
  }

  /** Programs without string distances keep the query's own functions, which run faster. */
  private ExpressionProgram program(List<Expr> results) {
    boolean measured = Dag.postOrder(results).stream().anyMatch(WalkFunctions::isDistance);
    return Programs.of(results, inputs, measured ? new WalkFunctions(functions) : functions);
  }

  private int[][] mentions(List<int[]> variables) {
    var lists = new ArrayList<List<Integer>>();
    inputs.forEach(input -> lists.add(new ArrayList<>()));
    for (int i = 0; i < variables.size(); i++) {
      for (int variable : variables.get(i)) {
        lists.get(variable).add(i);
      }
    }
    return lists.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }
}
