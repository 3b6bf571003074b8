package dev.quarry.expr.simplify;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reading over writing, where the keys are known to be the same or different. */
final class MapRules implements Simplification {
  @Override
  public @Nullable Expr simplify(ExprFactory factory, Op op, List<Expr> arguments) {
    return switch (op) {
      case SELECT -> select(factory, arguments);
      case STORE -> store(factory, arguments);
      default -> null;
    };
  }

  private static @Nullable Expr select(ExprFactory factory, List<Expr> arguments) {
    List<Expr> keys = arguments.subList(1, arguments.size());
    Expr map = arguments.get(0);
    while (map.is(Op.STORE) && differ(factory, keysOf(map), keys)) {
      map = map.argument(0);
    }
    if (map.is(Op.STORE) && keysOf(map).equals(keys)) {
      return map.argument(map.arguments().size() - 1);
    }
    if (map == arguments.get(0)) {
      return null;
    }
    var over = new ArrayList<>(arguments);
    over.set(0, map);
    return factory.apply(Op.SELECT, over);
  }

  private static @Nullable Expr store(ExprFactory factory, List<Expr> arguments) {
    Expr map = arguments.get(0);
    Expr element = arguments.get(arguments.size() - 1);
    List<Expr> keys = arguments.subList(1, arguments.size() - 1);
    if (element.is(Op.SELECT)
        && element.argument(0) == map
        && element.arguments().subList(1, element.arguments().size()).equals(keys)) {
      return map;
    }
    if (map.is(Op.STORE) && keysOf(map).equals(keys)) {
      var over = new ArrayList<>(arguments);
      over.set(0, map.argument(0));
      return factory.apply(Op.STORE, over);
    }
    return null;
  }

  private static List<Expr> keysOf(Expr store) {
    return store.arguments().subList(1, store.arguments().size() - 1);
  }

  /** Whether the key lists differ in every model; floats are keys by identity, so not compared. */
  private static boolean differ(ExprFactory factory, List<Expr> keys, List<Expr> others) {
    for (int i = 0; i < keys.size(); i++) {
      Sort sort = keys.get(i).sort();
      if (sort != Sort.FLOAT
          && sort != Sort.DOUBLE
          && factory.eq(keys.get(i), others.get(i)) instanceof Constant equal
          && !equal.asBoolean()) {
        return true;
      }
    }
    return false;
  }
}
