package dev.quarry.solver.walk;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.eval.OpaqueFunctions;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Moves that start from a violated constraint: the wanted truth is propagated down one path,
 * through an inverse value at each operation, until an input is reached (propagation-based local
 * search, Niemetz, Preiner, Biere 2017). Where a path meets an operation without an inverse, it
 * ends.
 */
final class InverseMoves {
  private static final int TRIES = 4;

  /** Conditions with more nodes than this are not propagated through. */
  private static final int MOST_NODES = 5_000;

  private final SearchSpace space;
  private final List<Expr> conditions;
  private final @Nullable NodeValues[] values;
  private final OpaqueFunctions functions;
  private final Stepper stepper;
  private final RandomGenerator random;
  private final Propagation propagation;

  /**
   * @param conditions those of the space's constraints, in their order
   */
  InverseMoves(
      SearchSpace space,
      List<Expr> conditions,
      OpaqueFunctions functions,
      Stepper stepper,
      RandomGenerator random) {
    this.space = space;
    this.conditions = conditions;
    this.values = new NodeValues[conditions.size()];
    this.functions = functions;
    this.stepper = stepper;
    this.random = random;
    this.propagation = new Propagation(random);
  }

  /** Moves to the best of some inverse values for the variable, if one is better. */
  boolean improve(Position position, int variable) {
    int[] violated =
        IntStream.of(space.constraintsOf[variable]).filter(c -> position.error(c) > 0).toArray();
    if (violated.length == 0) {
      return false;
    }
    var best = new Change();
    for (int i = 0; i < TRIES; i++) {
      if (propose(position, variable, violated[random.nextInt(violated.length)])) {
        best.consider(position);
        position.revert();
      }
    }
    return best.applyIfBetter(position);
  }

  /**
   * Changes the variable, tentatively, to what a constraint wants; changes nothing if that fails.
   */
  boolean propose(Position position, int variable, int constraint) {
    NodeValues nodes = values(constraint);
    if (nodes == null || !nodes.evaluateAt(position.frame())) {
      return false;
    }
    Input input = space.inputs.get(variable);
    Object wanted = wanted(conditions.get(constraint), input, nodes);
    return wanted != null && stepper.stepTo(position, variable, wanted);
  }

  private @Nullable NodeValues values(int constraint) {
    Expr condition = conditions.get(constraint);
    if (values[constraint] == null && Dag.size(List.of(condition)) <= MOST_NODES) {
      values[constraint] = new NodeValues(List.of(condition), space.inputs, functions);
    }
    return values[constraint];
  }

  private @Nullable Object wanted(Expr condition, Input input, NodeValues nodes) {
    Expr node = condition;
    Object wanted = true;
    while (wanted != null) {
      if (node == input) {
        return wanted;
      }
      int index = towards(node, input, wanted, nodes);
      if (index < 0) {
        return null;
      }
      wanted = propagation.argument(node, index, wanted, nodes);
      node = node.argument(index);
    }
    return null;
  }

  /** An argument on a way to the input, by chance, that can be of help; -1 if there is none. */
  private int towards(Expr node, Input input, Object wanted, NodeValues nodes) {
    int chosen = -1;
    int seen = 0;
    for (int i = 0; i < node.arguments().size(); i++) {
      if (node.argument(i).inputs().contains(input)
          && Propagation.mayHelp(node, i, wanted, nodes)
          && random.nextInt(++seen) == 0) {
        chosen = i;
      }
    }
    return chosen;
  }
}
