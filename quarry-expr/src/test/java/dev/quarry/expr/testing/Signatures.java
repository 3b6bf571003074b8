package dev.quarry.expr.testing;

import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.List;

/** The argument sorts an operation is tested with; more than one list for polymorphic ones. */
public final class Signatures {
  private static final List<Sort.Map> MAPS =
      List.of(
          Sort.map(Sort.INT, Sort.REF),
          Sort.map(Sort.BOOL, Sort.REF),
          Sort.map(Sort.REF, Sort.REF),
          Sort.map(Sort.FLOAT, Sort.REF),
          Sort.map(Sort.STRING, Sort.REF),
          Sort.map(Sort.LONG, Sort.REF, Sort.INT),
          Sort.map(Sort.DOUBLE, Sort.REF, Sort.INT));

  private Signatures() {}

  /** The map sorts that samples use: those of fields and of array contents. */
  public static List<Sort.Map> maps() {
    return MAPS;
  }

  /** Every sort an input can have. */
  public static List<Sort> inputSorts() {
    List<Sort> sorts = new ArrayList<>(List.of(Sort.Basic.values()));
    sorts.remove(Sort.TYPES);
    sorts.addAll(MAPS);
    return sorts;
  }

  /** The lists of argument sorts. */
  public static List<List<Sort>> of(Op op) {
    if (op.meaning().isPresent()) {
      return List.of(List.copyOf(op.meaning().get().parameters()));
    }
    return switch (op) {
      case ITE -> inputSorts().stream().map(sort -> List.<Sort>of(Sort.BOOL, sort, sort)).toList();
      case SELECT -> MAPS.stream().map(map -> keyed(map, false)).toList();
      case STORE -> MAPS.stream().map(map -> keyed(map, true)).toList();
      default -> throw new IllegalArgumentException("No signature is known for " + op + ".");
    };
  }

  private static List<Sort> keyed(Sort.Map map, boolean withElement) {
    List<Sort> sorts = new ArrayList<>();
    sorts.add(map);
    sorts.addAll(map.keys());
    if (withElement) {
      sorts.add(map.element());
    }
    return sorts;
  }
}
