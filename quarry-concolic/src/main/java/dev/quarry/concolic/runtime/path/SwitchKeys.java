package dev.quarry.concolic.runtime.path;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.bytecode.Conditions;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The cases of a switch.
 *
 * @param keys the case keys in ascending order
 * @param outcomes for each key its outcome as {@link dev.quarry.program.Branches} numbers them; a
 *     key that leads to the default has 0
 */
@SuppressWarnings("ArrayRecordComponent")
public record SwitchKeys(int[] keys, int[] outcomes) {
  /** The outcome for a key. */
  public int outcome(int key) {
    int at = Arrays.binarySearch(keys, key);
    return at < 0 ? 0 : outcomes[at];
  }

  /** By outcome, when a selector leads there. */
  public SortedMap<Integer, Expr> conditions(ExprFactory factory, Expr selector) {
    SortedMap<Integer, Expr> conditions = new TreeMap<>();
    conditions.put(0, Conditions.isNoKey(factory, selector, keysOtherThan(0)));
    for (int outcome : outcomes) {
      if (outcome != 0) {
        conditions.computeIfAbsent(outcome, any -> isOneOf(factory, selector, keysOf(outcome)));
      }
    }
    return conditions;
  }

  private static Expr isOneOf(ExprFactory factory, Expr selector, int[] some) {
    return some.length == 1
        ? Conditions.isKey(factory, selector, some[0])
        : Conditions.isAnyKey(factory, selector, some);
  }

  private int[] keysOf(int outcome) {
    return select(outcome, true);
  }

  private int[] keysOtherThan(int outcome) {
    return select(outcome, false);
  }

  private int[] select(int outcome, boolean same) {
    int[] selected = new int[keys.length];
    int size = 0;
    for (int i = 0; i < keys.length; i++) {
      if ((outcomes[i] == outcome) == same) {
        selected[size++] = keys[i];
      }
    }
    return Arrays.copyOf(selected, size);
  }
}
