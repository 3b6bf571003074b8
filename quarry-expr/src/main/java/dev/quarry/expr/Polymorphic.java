package dev.quarry.expr;

import java.util.Arrays;
import java.util.List;

/** Sort rules and meaning of the operations that work on any sort. */
final class Polymorphic {
  private Polymorphic() {}

  static Sort resultSort(Op op, List<Expr> arguments) {
    List<Sort> sorts = arguments.stream().map(Expr::sort).toList();
    boolean fits =
        switch (op) {
          case ITE ->
              sorts.size() == 3 && sorts.get(0) == Sort.BOOL && sorts.get(1).equals(sorts.get(2));
          case SELECT ->
              sorts.get(0) instanceof Sort.Map map
                  && map.keys().equals(sorts.subList(1, sorts.size()));
          case STORE ->
              sorts.get(0) instanceof Sort.Map map
                  && sorts.size() == map.keys().size() + 2
                  && map.keys().equals(sorts.subList(1, sorts.size() - 1))
                  && map.element() == sorts.get(sorts.size() - 1);
          default -> throw new IllegalArgumentException(op + " is not polymorphic.");
        };
    if (!fits) {
      throw new IllegalArgumentException(op + " can't take " + sorts + ".");
    }
    if (op == Op.SELECT) {
      return ((Sort.Map) sorts.get(0)).element();
    }
    return op == Op.STORE ? sorts.get(0) : sorts.get(1);
  }

  static Object apply(Op op, Object[] values) {
    int last = values.length - 1;
    return switch (op) {
      case ITE -> (Boolean) values[0] ? values[1] : values[2];
      case SELECT -> ((MapValue) values[0]).get(keys(values, last + 1));
      case STORE -> ((MapValue) values[0]).with(keys(values, last), values[last]);
      default -> throw new IllegalArgumentException(op + " is not polymorphic.");
    };
  }

  private static List<Object> keys(Object[] values, int end) {
    return List.copyOf(Arrays.asList(values).subList(1, end));
  }
}
