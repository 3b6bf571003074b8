package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One step down from a term to an argument: what the argument has to be for the term to be as
 * wanted, while all others stay (propagation-based local search, Niemetz, Preiner, Biere 2017).
 */
final class Propagation {
  private final List<Inversion> inversions;
  private final MathInversion math;

  /**
   * @param random chooses where several values would do
   */
  Propagation(RandomGenerator random) {
    this.inversions =
        List.of(
            new ConditionInversion(random),
            new IntegralInversion(random),
            new RealInversion(random),
            new StringInversion(random));
    this.math = new MathInversion(random);
  }

  /** A value for an argument; null if none is known. It need not be exact. */
  @Nullable Object argument(Expr node, int index, Object wanted, NodeValues nodes) {
    if (node instanceof OpaqueCall call) {
      Object found = ConversionInversion.argument(call, index, wanted, nodes);
      return found != null ? found : math.argument(call, index, wanted, nodes);
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

  /** Of a conjunction a true part can't help, of an if-then-else the branch not taken can't. */
  static boolean mayHelp(Expr node, int index, Object wanted, NodeValues nodes) {
    if (node.is(Op.AND) || node.is(Op.OR)) {
      return nodes.truth(node.argument(index)) != (Boolean) wanted;
    }
    if (node.is(Op.ITE) && index > 0) {
      return nodes.truth(node.argument(0)) == (index == 1);
    }
    return node.argument(index).sort() != Sort.TYPES;
  }
}
