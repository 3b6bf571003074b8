package dev.quarry.expr.strings;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How many code units of each string input are looked at. Start with {@link #initial}; when a query
 * is unsatisfiable because of a bound, go on with {@link #grown}.
 *
 * @param units the number of units per input
 * @param otherwise the number for inputs that are not listed
 * @param longest the greatest length of strings of which only the visible units matter
 */
public record Bounds(Map<Input, Integer> units, int otherwise, int longest) {
  /** No vector has more units than this, except those of constants. */
  public static final int WIDEST = 256;

  private static final int FIRST = 8;
  private static final int LAST = 64;
  private static final int LONGEST = 65_535;
  private static final int ROOM = 4;

  public Bounds {
    units = Collections.unmodifiableMap(new LinkedHashMap<>(units));
  }

  /** The same bound for all inputs. */
  public static Bounds uniform(int units) {
    return new Bounds(Map.of(), units, units);
  }

  /** Bounds with some room beyond the constants that occur beside each input. */
  public static Bounds initial(List<Expr> conjuncts) {
    var units = new LinkedHashMap<Input, Integer>();
    int longest = FIRST;
    for (Expr conjunct : conjuncts) {
      int hint = Math.min(WIDEST, Math.max(FIRST, hint(conjunct)));
      longest = Math.max(longest, hint);
      for (Input input : conjunct.inputs()) {
        if (input.sort() == Sort.STRING) {
          units.merge(input, hint, Math::max);
        }
      }
    }
    return new Bounds(units, FIRST, longest);
  }

  /** Twice as many units, up to 64; in the end strings whose tail does not matter may be long. */
  public Optional<Bounds> grown() {
    var greater = new LinkedHashMap<Input, Integer>();
    units.forEach((input, bound) -> greater.put(input, next(bound)));
    int next = next(otherwise);
    if (!greater.equals(units) || next != otherwise) {
      return Optional.of(new Bounds(greater, next, Math.max(longest, LAST)));
    }
    return longest < LONGEST
        ? Optional.of(new Bounds(units, otherwise, LONGEST))
        : Optional.empty();
  }

  private static int next(int bound) {
    return Math.max(bound, Math.min(LAST, 2 * bound));
  }

  /** The number of units of an input. */
  public int of(Input input) {
    return units.getOrDefault(input, otherwise);
  }

  private static int hint(Expr conjunct) {
    int hint = 0;
    for (Expr node : Dag.postOrder(List.of(conjunct))) {
      if (node instanceof Constant constant && constant.sort() == Sort.STRING) {
        hint = Math.max(hint, constant.asString().length() + ROOM);
      } else if (node instanceof Operation operation) {
        hint = Math.max(hint, hint(operation));
      }
    }
    return hint;
  }

  private static int hint(Operation operation) {
    return switch (operation.op()) {
      case STRING_TO_INT, STRING_IS_INT, INT_TO_STRING -> 12;
      case STRING_TO_LONG, STRING_IS_LONG, LONG_TO_STRING -> 21;
      case STRING_CHAR_AT, STRING_SUBSTRING, STRING_STARTS_WITH -> indexHint(operation);
      case INT_EQ, INT_LT, INT_LE ->
          operation.arguments().stream().anyMatch(a -> a.is(Op.STRING_LENGTH))
              ? indexHint(operation)
              : 0;
      default -> 0;
    };
  }

  private static int indexHint(Operation operation) {
    int hint = 0;
    for (Expr argument : operation.arguments()) {
      if (argument.sort() == Sort.INT
          && argument instanceof Constant constant
          && constant.asInt() < LAST) {
        hint = Math.max(hint, constant.asInt() + 1);
      }
    }
    return hint;
  }
}
