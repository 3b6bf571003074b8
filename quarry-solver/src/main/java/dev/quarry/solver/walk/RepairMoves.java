package dev.quarry.solver.walk;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * All changes of a single input that are likely to make a condition true. In contrast to {@link
 * InverseMoves}, every way down is taken, and none by chance.
 */
final class RepairMoves {
  private static final int MOST_MOVES = 32;
  private static final int MOST_STEPS = 200;
  private static final int MOST_TYPES = 8;
  private static final int MOST_DISTANCES = 6;

  private final List<Propagation> propagations =
      List.of(new Propagation(new PlainChoice(true)), new Propagation(new PlainChoice(false)));

  private final Ref stranger;

  /** Names of types that the conditions mention. */
  private final Set<String> types = new LinkedHashSet<>();

  /** How far from a limit to go where the nearest value does not do; none is 0 or 1. */
  private final Set<Long> distances = new LinkedHashSet<>(List.of(2L));

  /** An input and its new value. */
  record Move(Input input, Object value) {}

  /** A term and what it should be. */
  private record Wish(Expr node, Object wanted) {}

  /**
   * @param nodes all terms of the conditions
   * @param stranger an object that no input refers to yet
   */
  RepairMoves(Collection<Expr> nodes, Ref stranger) {
    this.stranger = stranger;
    for (Expr node : nodes) {
      if (node instanceof Constant constant) {
        learn(constant);
      }
    }
  }

  private void learn(Constant constant) {
    if (constant.value() instanceof TypeSet set) {
      types.addAll(set.members());
    } else if (constant.sort() == Sort.TYPE) {
      types.add((String) constant.value());
    } else if (isIntegral(constant.sort()) && distances.size() < MOST_DISTANCES) {
      long distance = Math.abs(((Number) constant.value()).longValue());
      if (distance > 1) {
        distances.add(distance);
      }
    }
  }

  private static boolean isIntegral(Sort sort) {
    return sort == Sort.INT || sort == Sort.LONG;
  }

  /** Changes from where the values were computed. */
  List<Move> of(Expr condition, NodeValues values) {
    Set<Move> moves = new LinkedHashSet<>();
    Deque<Wish> open = new ArrayDeque<>();
    open.push(new Wish(condition, true));
    for (int step = 0; step < MOST_STEPS && !open.isEmpty() && moves.size() < MOST_MOVES; step++) {
      Wish wish = open.pop();
      if (!(wish.node instanceof Input input)) {
        arguments(wish, values).forEach(open::push);
      } else if (!wish.wanted.equals(values.get(input))) {
        moves.add(new Move(input, wish.wanted));
      }
    }
    return List.copyOf(moves);
  }

  /** Wishes for single arguments, the most promising last. */
  private List<Wish> arguments(Wish wish, NodeValues values) {
    List<Wish> wishes = new ArrayList<>();
    for (int i = wish.node.arguments().size() - 1; i >= 0; i--) {
      Expr argument = wish.node.argument(i);
      if (!argument.inputs().isEmpty() && Propagation.mayHelp(wish.node, i, wish.wanted, values)) {
        for (Object wanted : wanted(wish, i, values)) {
          wishes.add(new Wish(argument, wanted));
        }
      }
    }
    return wishes;
  }

  private Collection<Object> wanted(Wish wish, int index, NodeValues values) {
    if (wish.node.is(Op.SUBTYPE)) {
      return types(wish, values);
    }
    if (wish.wanted.equals(false) && wish.node.is(Op.TYPE_EQ)) {
      return List.copyOf(types);
    }
    if (wish.wanted.equals(false) && wish.node.is(Op.REF_EQ)) {
      return List.of(Ref.NULL, stranger);
    }
    Set<Object> found = new LinkedHashSet<>();
    for (Propagation propagation : propagations) {
      Object value = propagation.argument(wish.node, index, wish.wanted, values);
      if (value != null) {
        found.add(value);
      }
    }
    if (isComparison(wish.node)) {
      found.addAll(beyond(wish, index, values));
    }
    // The last one pushed is the first one tried.
    List<Object> backwards = new ArrayList<>(found);
    Collections.reverse(backwards);
    return backwards;
  }

  private static boolean isComparison(Expr node) {
    return node instanceof Operation operation
        && (operation.op() == Op.INT_EQ
            || operation.op() == Op.LONG_EQ
            || Distances.isOrder(operation.op()));
  }

  private List<Object> types(Wish wish, NodeValues values) {
    var set = (TypeSet) values.get(wish.node.argument(1));
    Stream<String> fitting =
        wish.wanted.equals(true)
            ? set.members().stream()
            : types.stream().filter(type -> !set.contains(type));
    return fitting.limit(MOST_TYPES).<Object>map(type -> type).toList();
  }

  /** Values farther from the other side of a comparison. */
  private List<Object> beyond(Wish wish, int index, NodeValues values) {
    boolean orders = Distances.isOrder(((Operation) wish.node).op());
    Expr other = wish.node.argument(1 - index);
    if (!isIntegral(other.sort()) || !(orders || wish.wanted.equals(false))) {
      return List.of();
    }
    boolean below = wish.wanted.equals(index == 0);
    List<Object> found = new ArrayList<>();
    for (long distance : distances) {
      if (!orders || !below) {
        found.add(number(other.sort(), values.integral(other) + distance));
      }
      if (!orders || below) {
        found.add(number(other.sort(), values.integral(other) - distance));
      }
    }
    return found;
  }

  private static Object number(Sort sort, long value) {
    return sort == Sort.INT ? (Object) (int) value : (Object) value;
  }
}
