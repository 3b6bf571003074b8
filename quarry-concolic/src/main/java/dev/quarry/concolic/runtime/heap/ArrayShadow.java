package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.hooks.Ops;
import dev.quarry.concolic.runtime.types.ElementKind;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.lang.reflect.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What is known of an array's length and elements.
 *
 * <p>Elements at concrete indices are kept one by one. Once an index is symbolic, the contents are
 * a map; elements written one by one since then lie over it and go into it when the next symbolic
 * index comes. So code that never uses a symbolic index never builds chains of stores. Arrays of
 * references have no map: symbolic indices into them are pinned.
 */
public final class ArrayShadow {
  private final Object array;
  private final @Nullable ElementKind kind;

  /** Null if the length is concrete. */
  private final @Nullable Expr length;

  /** Null while every element is known by its index. */
  private @Nullable Expr map;

  /** What lies over the map: known elements (null: concrete), valid where {@link #isKnown}. */
  private @Nullable Expr @Nullable [] known;

  /** Which elements are known without the map; null: none. */
  private boolean @Nullable [] isKnown;

  /** Which known elements the map does not have yet; null: none. */
  private boolean @Nullable [] isDirty;

  public ArrayShadow(Object array, @Nullable Expr length, @Nullable Expr map) {
    this.array = array;
    this.kind = ElementKind.of(array.getClass().getComponentType());
    this.length = length;
    this.map = map;
  }

  public @Nullable Expr length() {
    return length;
  }

  /** Whether a symbolic index was used already, so that another costs no copy of the contents. */
  public boolean isMap() {
    return map != null;
  }

  public @Nullable ElementKind kind() {
    return kind;
  }

  /** The shadow of an element at a concrete index within bounds. */
  public @Nullable Expr at(ExprFactory factory, int index) {
    if (map == null) {
      return known == null ? null : known[index];
    }
    if (known != null && isKnown != null && isKnown[index]) {
      return known[index];
    }
    Expr element = element(factory, map, factory.intConst(index));
    lay(index, element, false);
    return element;
  }

  /** The shadow of an element at a symbolic index; arrays of primitives only. */
  public @Nullable Expr at(ExprFactory factory, Expr index) {
    return element(factory, flushed(factory), index);
  }

  private @Nullable Expr element(ExprFactory factory, Expr contents, Expr index) {
    Expr selected = factory.apply(Op.SELECT, contents, index);
    return Ops.symbolic(kind == null ? selected : kind.narrow(factory, selected));
  }

  /** A store at a concrete index. */
  public void put(ExprFactory factory, int index, @Nullable Expr value) {
    Expr kept = value == null || kind == null ? value : kind.narrow(factory, value);
    lay(index, kept, true);
  }

  private void lay(int index, @Nullable Expr value, boolean dirty) {
    int size = Array.getLength(array);
    if (known == null) {
      known = new Expr[size];
    }
    known[index] = value;
    if (map != null) {
      if (isKnown == null) {
        isKnown = new boolean[size];
      }
      isKnown[index] = true;
      if (dirty) {
        if (isDirty == null) {
          isDirty = new boolean[size];
        }
        isDirty[index] = true;
      }
    }
  }

  /** A store at a symbolic index; arrays of primitives only. */
  public void put(ExprFactory factory, Expr index, Expr value) {
    Expr kept = kind == null ? value : kind.narrow(factory, value);
    map = factory.apply(Op.STORE, flushed(factory), index, kept);
    known = null;
    isKnown = null;
    isDirty = null;
  }

  /** The same concrete element everywhere, however long the array is; primitives only. */
  public void fill(ExprFactory factory, Object element) {
    ElementKind elements = java.util.Objects.requireNonNull(kind);
    Object one = Array.newInstance(array.getClass().getComponentType(), 1);
    Array.set(one, 0, element);
    map =
        factory.constant(
            Sort.map(elements.sort(), Sort.INT), MapValue.constant(elements.read(one, 0)));
    known = null;
    isKnown = null;
    isDirty = null;
  }

  /** The contents as a map with nothing lying over it. */
  private Expr flushed(ExprFactory factory) {
    ElementKind elements = kind;
    if (elements == null) {
      throw new IllegalStateException("Arrays of references have no map.");
    }
    Expr contents = map;
    if (contents == null) {
      contents = elements.snapshot(factory, array);
      contents = storeAll(factory, elements, contents, known, null);
      if (known != null) {
        isKnown = new boolean[known.length];
        Arrays.fill(isKnown, true);
      }
    } else if (isDirty != null) {
      contents = storeAll(factory, elements, contents, known, isDirty);
      isDirty = null;
    }
    map = contents;
    return contents;
  }

  private Expr storeAll(
      ExprFactory factory,
      ElementKind elements,
      Expr contents,
      @Nullable Expr @Nullable [] values,
      boolean @Nullable [] which) {
    Expr stored = contents;
    for (int i = 0; values != null && i < values.length; i++) {
      Expr value = values[i];
      if (which == null ? value != null : which[i]) {
        Expr element =
            value != null ? value : factory.constant(elements.sort(), elements.read(array, i));
        stored = factory.apply(Op.STORE, stored, factory.intConst(i), element);
      }
    }
    return stored;
  }

  /**
   * The shadow of a copy of the elements from a position on.
   *
   * @param wholly whether the copy is of the whole array, so that it can share the map
   */
  public ArrayShadow copyTo(
      ExprFactory factory, Object copy, @Nullable Expr newLength, int from, boolean wholly) {
    if (wholly && kind != null && map != null) {
      return new ArrayShadow(copy, newLength, flushed(factory));
    }
    ArrayShadow copied = new ArrayShadow(copy, newLength, null);
    int count = Math.min(Array.getLength(copy), Array.getLength(array) - from);
    for (int i = 0; i < count; i++) {
      Expr element = at(factory, from + i);
      if (element != null) {
        copied.put(factory, i, element);
      }
    }
    return copied;
  }
}
