package dev.quarry.solver.walk;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
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

  private final Terrain terrain;
  private final List<Expr> conditions;
  private final @Nullable NodeValues[] values;
  private final OpaqueFunctions functions;
  private final Stepper stepper;
  private final RandomGenerator random;
  private final List<Inversion> inversions;
  private final MathInversion math;

  /**
   * @param conditions those of the terrain's constraints, in their order
   */
  InverseMoves(
      Terrain terrain,
      List<Expr> conditions,
      OpaqueFunctions functions,
      Stepper stepper,
      RandomGenerator random) {
    this.terrain = terrain;
    this.conditions = conditions;
    this.values = new NodeValues[conditions.size()];
    this.functions = functions;
    this.stepper = stepper;
    this.random = random;
    this.inversions =
        List.of(
            new ConditionInversion(random),
            new IntegralInversion(random),
            new RealInversion(random),
            new StringInversion(random));
    this.math = new MathInversion(random);
  }

  /** Moves to the best of some inverse values for the variable, if one is better. */
  boolean improve(Position position, int variable) {
    int[] violated =
        IntStream.of(terrain.constraintsOf[variable]).filter(c -> position.error(c) > 0).toArray();
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
    Input input = terrain.inputs.get(variable);
    Object wanted = wanted(conditions.get(constraint), input, nodes);
    return wanted != null && stepper.stepTo(position, variable, wanted);
  }

  private @Nullable NodeValues values(int constraint) {
    Expr condition = conditions.get(constraint);
    if (values[constraint] == null && Dag.size(List.of(condition)) <= MOST_NODES) {
      values[constraint] = new NodeValues(condition, terrain.inputs, functions);
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
      wanted = argument(node, index, wanted, nodes);
      node = node.argument(index);
    }
    return null;
  }

  private @Nullable Object argument(Expr node, int index, Object wanted, NodeValues nodes) {
    if (node instanceof OpaqueCall call) {
      return math.argument(call, index, wanted, nodes);
    }
    var operation = (Operation) node;
    return switch (operation.op()) {
      case ITE -> index == 0 ? (Object) !nodes.truth(node.argument(0)) : wanted;
      case SELECT -> index == 0 ? elementSet(operation, wanted, nodes) : null;
      case STORE -> storeArgument(operation, index, wanted, nodes);
      default -> inverted(operation, index, wanted, nodes);
    };
  }

  private @Nullable Object inverted(Operation node, int index, Object wanted, NodeValues nodes) {
    for (Inversion inversion : inversions) {
      Object found = inversion.argument(node, index, wanted, nodes);
      if (found != null && node.argument(index).sort().valueType().isInstance(found)) {
        return found;
      }
    }
    return null;
  }

  private static Object elementSet(Operation select, Object element, NodeValues nodes) {
    List<Expr> keys = select.arguments().subList(1, select.arguments().size());
    var map = (MapValue) nodes.get(select.argument(0));
    return map.with(keys.stream().map(nodes::get).toList(), element);
  }

  private static @Nullable Object storeArgument(
      Operation store, int index, Object wanted, NodeValues nodes) {
    int last = store.arguments().size() - 1;
    if (index == 0) {
      return wanted;
    }
    List<Object> keys = store.arguments().subList(1, last).stream().map(nodes::get).toList();
    return index == last ? ((MapValue) wanted).get(keys) : null;
  }

  /** An argument on a way to the input, by chance, that can be of help; -1 if there is none. */
  private int towards(Expr node, Input input, Object wanted, NodeValues nodes) {
    int chosen = -1;
    int seen = 0;
    for (int i = 0; i < node.arguments().size(); i++) {
      if (node.argument(i).inputs().contains(input)
          && mayHelp(node, i, wanted, nodes)
          && random.nextInt(++seen) == 0) {
        chosen = i;
      }
    }
    return chosen;
  }

  /** Of a conjunction a true part can't help, of an if-then-else the branch not taken can't. */
  private static boolean mayHelp(Expr node, int index, Object wanted, NodeValues nodes) {
    if (node.is(Op.AND) || node.is(Op.OR)) {
      return nodes.truth(node.argument(index)) != (Boolean) wanted;
    }
    if (node.is(Op.ITE) && index > 0) {
      return nodes.truth(node.argument(0)) == (index == 1);
    }
    return node.argument(index).sort() != Sort.TYPES;
  }
}
