package dev.quarry.concolic.runtime.path;

import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/** A growing set of terms of one factory, which are equal only if identical: open addressing. */
public final class ExprSet {
  private static final int FIRST_BITS = 5;

  private int shift = Integer.SIZE - FIRST_BITS;
  private @Nullable Expr[] table = new Expr[1 << FIRST_BITS];
  private int size;

  boolean contains(Expr term) {
    return table[slot(term)] != null;
  }

  /** Whether the term is new. */
  boolean add(Expr term) {
    int slot = slot(term);
    if (table[slot] != null) {
      return false;
    }
    table[slot] = term;
    size++;
    if (2 * size > table.length) {
      grow();
    }
    return true;
  }

  /** Where the term is, or would go. */
  private int slot(Expr term) {
    int mask = table.length - 1;
    int slot = mixed(term.hashCode()) >>> shift;
    while (table[slot] != null && table[slot] != term) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** Hashes of terms that differ in a constant lie at regular distances, which bits must not. */
  public static int mixed(int hash) {
    int mixed = (hash ^ (hash >>> 15)) * 0x85EBCA6B;
    return (mixed ^ (mixed >>> 13)) * 0x9E3779B9;
  }

  private void grow() {
    @Nullable Expr[] smaller = table;
    table = new Expr[4 * smaller.length];
    shift -= 2;
    for (Expr term : smaller) {
      if (term != null) {
        table[slot(term)] = term;
      }
    }
  }
}
