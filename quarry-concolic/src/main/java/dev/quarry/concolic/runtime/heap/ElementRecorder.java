package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.path.Passed;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.tracer.ElementTracer;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.bytecode.Faults;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Keeps the shadows of arrays, and decides what instructions on them do. */
public final class ElementRecorder implements ElementTracer<Expr> {
  /**
   * The longest concrete array that becomes a map; symbolic indices into longer ones are pinned.
   */
  private static final int LONGEST_MAP = 2048;

  private final Trace trace;
  private final Tracked tracked;
  private final InputHeap inputs;
  private final TypeDecisions types;

  public ElementRecorder(Trace trace, Tracked tracked, InputHeap inputs, TypeDecisions types) {
    this.trace = trace;
    this.tracked = tracked;
    this.inputs = inputs;
    this.types = types;
  }

  @Override
  public @Nullable Expr load(
      int site, @Nullable Object array, int index, @Nullable Expr sa, @Nullable Expr si) {
    if (!isAccessible(site, array, index, sa, si) || array == null) {
      return null;
    }
    ArrayShadow shadow = tracked.array(array);
    if (si == null) {
      return shadow == null ? null : shadow.at(trace.factory(), index);
    }
    if (isPinned(site, array, shadow, index, si)) {
      return shadow == null ? null : shadow.at(trace.factory(), index);
    }
    return tracked.arrayOrNew(array).at(trace.factory(), si);
  }

  /** Decides null and bounds; whether the access will succeed. */
  private boolean isAccessible(
      int site, @Nullable Object array, int index, @Nullable Expr sa, @Nullable Expr si) {
    if (sa != null) {
      inputs.dereference(site, array, sa);
    }
    if (array == null) {
      return false;
    }
    int size = Array.getLength(array);
    boolean outside = index < 0 || index >= size;
    ArrayShadow shadow = tracked.array(array);
    Expr length = shadow == null ? null : shadow.length();
    if (si != null || length != null) {
      ExprFactory factory = trace.factory();
      Expr at = si != null ? si : factory.intConst(index);
      Expr bound = length != null ? length : factory.intConst(size);
      trace.fault(site, Site.Kind.INDEX, outside, Faults.indexIsOutOfBounds(factory, at, bound));
    }
    return !outside;
  }

  /** Whether a symbolic index had to be fixed to its value in this run. */
  private boolean isPinned(
      int site, Object array, @Nullable ArrayShadow shadow, int index, Expr si) {
    boolean isMap =
        array.getClass().getComponentType().isPrimitive()
            && (Array.getLength(array) <= LONGEST_MAP || (shadow != null && shadow.isMap()));
    if (!isMap) {
      trace.pin(site, si, trace.factory().intConst(index));
    }
    return !isMap;
  }

  @Override
  public void store(
      int site,
      @Nullable Object array,
      int index,
      int value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {
    if (isAccessible(site, array, index, sa, si) && array != null) {
      put(site, array, index, si, sv, si == null ? null : trace.factory().intConst(value));
    }
  }

  @Override
  public void store(
      int site,
      @Nullable Object array,
      int index,
      long value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {
    if (isAccessible(site, array, index, sa, si) && array != null) {
      put(site, array, index, si, sv, si == null ? null : trace.factory().longConst(value));
    }
  }

  @Override
  public void store(
      int site,
      @Nullable Object array,
      int index,
      float value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {
    if (isAccessible(site, array, index, sa, si) && array != null) {
      put(site, array, index, si, sv, si == null ? null : trace.factory().floatConst(value));
    }
  }

  @Override
  public void store(
      int site,
      @Nullable Object array,
      int index,
      double value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {
    if (isAccessible(site, array, index, sa, si) && array != null) {
      put(site, array, index, si, sv, si == null ? null : trace.factory().doubleConst(value));
    }
  }

  @Override
  public void store(
      int site,
      @Nullable Object array,
      int index,
      @Nullable Object value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {
    if (isAccessible(site, array, index, sa, si) && array != null) {
      if (!types.storable(site, array, value, sv)) {
        return;
      }
      put(site, array, index, si, sv, null);
    }
  }

  /** Puts the shadow of an element; {@code constant} is its value if the index is symbolic. */
  private void put(
      int site,
      Object array,
      int index,
      @Nullable Expr si,
      @Nullable Expr sv,
      @Nullable Expr constant) {
    ArrayShadow shadow = tracked.array(array);
    Expr value = sv != null ? sv : constant;
    if (si != null && value != null && !isPinned(site, array, shadow, index, si)) {
      tracked.arrayOrNew(array).put(trace.factory(), si, value);
    } else if (shadow != null || sv != null) {
      pinReference(site, array, index, si);
      tracked.arrayOrNew(array).put(trace.factory(), index, sv);
    } else {
      pinReference(site, array, index, si);
    }
  }

  private void pinReference(int site, Object array, int index, @Nullable Expr si) {
    if (si != null && !array.getClass().getComponentType().isPrimitive()) {
      trace.pin(site, si, trace.factory().intConst(index));
    }
  }

  @Override
  public @Nullable Expr length(int site, @Nullable Object array, @Nullable Expr sa) {
    if (sa != null) {
      inputs.dereference(site, array, sa);
    }
    ArrayShadow shadow = array == null ? null : tracked.array(array);
    return shadow == null ? null : shadow.length();
  }

  @Override
  public void size(int site, int n, @Nullable Expr sn) {
    if (sn != null) {
      trace.fault(site, Site.Kind.SIZE, n < 0, Faults.sizeIsNegative(trace.factory(), sn));
    }
  }

  @Override
  public void created(Object array, @Nullable Object[] lengths) {
    created(array, Passed.shadows(lengths), 0);
  }

  private void created(Object array, @Nullable Expr[] lengths, int dimension) {
    Expr length = lengths[dimension];
    if (length != null) {
      tracked.track(array, new ArrayShadow(array, length, null));
    }
    for (int i = dimension + 1; i < lengths.length; i++) {
      if (lengths[i] != null) {
        for (Object element : (Object[]) array) {
          created(element, lengths, dimension + 1);
        }
        return;
      }
    }
  }
}
