package dev.quarry.expr.testing;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Upper bounds for the length of strings, in expressions and in maps. */
final class StringLengths {
  private static final long LIMIT = 500;

  /** No sample and no numeral is longer. */
  private static final long OF_INPUTS = 70;

  private final Map<Expr, Long> bounds = new HashMap<>();

  /** Whether the value stays below the limit for every model of samples. */
  boolean isShort(Expr node) {
    return bound(node) <= LIMIT;
  }

  /** Remembers the bound of a node that is going to be used. */
  void note(Expr node) {
    bounds.put(node, bound(node));
  }

  private long bound(Expr node) {
    boolean holdsString =
        node.sort() == Sort.STRING
            || (node.sort() instanceof Sort.Map map && map.element() == Sort.STRING);
    if (!holdsString) {
      return 0;
    }
    List<Long> lengths =
        node.arguments().stream().map(argument -> bounds.getOrDefault(argument, 0L)).toList();
    long longest = lengths.stream().reduce(OF_INPUTS, Math::max);
    if (node.is(Op.STRING_CONCAT)) {
      return lengths.stream().reduce(0L, Long::sum);
    }
    if (node.is(Op.STRING_REPLACE)) {
      return (lengths.get(0) + 1) * (lengths.get(2) + 1);
    }
    boolean mapsCase = node.is(Op.STRING_UPPER_CASE) || node.is(Op.STRING_LOWER_CASE);
    return mapsCase ? 3 * longest : longest;
  }
}
