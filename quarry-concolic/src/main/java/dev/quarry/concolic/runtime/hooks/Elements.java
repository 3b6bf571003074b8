package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.endings.Failure;
import dev.quarry.concolic.runtime.heap.ArrayShadow;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.bytecode.Faults;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Shadows of arrays. Called before the instruction, but {@link #created} after it. */
public final class Elements {
  /** How many arrays of this run have shadows. */
  public static int tracked;

  /**
   * The longest concrete array that becomes a map; symbolic indices into longer ones are pinned.
   */
  private static final int LONGEST_MAP = 2048;

  private Elements() {}

  /** {@code xALOAD}: decides null and bounds; gives the shadow of the element. */
  public static @Nullable Expr load(
      int site, @Nullable Object array, int index, @Nullable Expr sa, @Nullable Expr si) {
    try {
      Run run = Run.onThisThread(site);
      if (run == null || !isAccessible(run, site, array, index, sa, si) || array == null) {
        return null;
      }
      ArrayShadow shadow = run.tracked.array(array);
      if (si == null) {
        return shadow == null ? null : shadow.at(run.factory(), index);
      }
      if (isPinned(run, site, array, shadow, index, si)) {
        return shadow == null ? null : shadow.at(run.factory(), index);
      }
      return shadowOf(run, array).at(run.factory(), si);
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Decides null and bounds; whether the access will succeed. */
  private static boolean isAccessible(
      Run run, int site, @Nullable Object array, int index, @Nullable Expr sa, @Nullable Expr si) {
    try {
      if (sa != null) {
        run.inputs.dereference(site, array, sa);
      }
      if (array == null) {
        return false;
      }
      int size = Array.getLength(array);
      boolean outside = index < 0 || index >= size;
      ArrayShadow shadow = run.tracked.array(array);
      Expr length = shadow == null ? null : shadow.length();
      if (si != null || length != null) {
        ExprFactory factory = run.factory();
        Expr at = si != null ? si : factory.intConst(index);
        Expr bound = length != null ? length : factory.intConst(size);
        Decide.fault(
            run, site, Site.Kind.INDEX, outside, Faults.indexIsOutOfBounds(factory, at, bound));
      }
      return !outside;
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Whether a symbolic index had to be fixed to its value in this run. */
  private static boolean isPinned(
      Run run, int site, Object array, @Nullable ArrayShadow shadow, int index, Expr si) {
    boolean isMap =
        array.getClass().getComponentType().isPrimitive()
            && (Array.getLength(array) <= LONGEST_MAP || (shadow != null && shadow.isMap()));
    if (!isMap) {
      run.pin(site, si, run.factory().intConst(index));
    }
    return !isMap;
  }

  public static ArrayShadow shadowOf(Run run, Object array) {
    ArrayShadow shadow = run.tracked.array(array);
    if (shadow == null) {
      shadow = new ArrayShadow(array, null, null);
      run.tracked.track(array, shadow);
    }
    return shadow;
  }

  public static void store(
      int site,
      @Nullable Object array,
      int index,
      int value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {
    Run run = Run.onThisThread(site);
    if (run != null && isAccessible(run, site, array, index, sa, si) && array != null) {
      put(run, site, array, index, si, sv, si == null ? null : run.factory().intConst(value));
    }
  }

  public static void store(
      int site,
      @Nullable Object array,
      int index,
      long value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {
    Run run = Run.onThisThread(site);
    if (run != null && isAccessible(run, site, array, index, sa, si) && array != null) {
      put(run, site, array, index, si, sv, si == null ? null : run.factory().longConst(value));
    }
  }

  public static void store(
      int site,
      @Nullable Object array,
      int index,
      float value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {
    Run run = Run.onThisThread(site);
    if (run != null && isAccessible(run, site, array, index, sa, si) && array != null) {
      put(run, site, array, index, si, sv, si == null ? null : run.factory().floatConst(value));
    }
  }

  public static void store(
      int site,
      @Nullable Object array,
      int index,
      double value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {
    Run run = Run.onThisThread(site);
    if (run != null && isAccessible(run, site, array, index, sa, si) && array != null) {
      put(run, site, array, index, si, sv, si == null ? null : run.factory().doubleConst(value));
    }
  }

  public static void store(
      int site,
      @Nullable Object array,
      int index,
      @Nullable Object value,
      @Nullable Expr sa,
      @Nullable Expr si,
      @Nullable Expr sv) {
    Run run = Run.onThisThread(site);
    if (run != null && isAccessible(run, site, array, index, sa, si) && array != null) {
      if (!run.types.storable(site, array, value, sv)) {
        return;
      }
      put(run, site, array, index, si, sv, null);
    }
  }

  /** Puts the shadow of an element; {@code constant} is its value if the index is symbolic. */
  private static void put(
      Run run,
      int site,
      Object array,
      int index,
      @Nullable Expr si,
      @Nullable Expr sv,
      @Nullable Expr constant) {
    try {
      ArrayShadow shadow = run.tracked.array(array);
      Expr value = sv != null ? sv : constant;
      if (si != null && value != null && !isPinned(run, site, array, shadow, index, si)) {
        shadowOf(run, array).put(run.factory(), si, value);
      } else if (shadow != null || sv != null) {
        pinReference(run, site, array, index, si);
        shadowOf(run, array).put(run.factory(), index, sv);
      } else {
        pinReference(run, site, array, index, si);
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  private static void pinReference(Run run, int site, Object array, int index, @Nullable Expr si) {
    if (si != null && !array.getClass().getComponentType().isPrimitive()) {
      run.pin(site, si, run.factory().intConst(index));
    }
  }

  /** {@code arraylength}. */
  public static @Nullable Expr length(int site, @Nullable Object array, @Nullable Expr sa) {
    try {
      Run run = Run.onThisThread(site);
      if (run == null) {
        return null;
      }
      if (sa != null) {
        run.inputs.dereference(site, array, sa);
      }
      ArrayShadow shadow = array == null ? null : run.tracked.array(array);
      return shadow == null ? null : shadow.length();
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Before an array is made; once for each dimension. */
  public static void size(int site, int n, @Nullable Expr sn) {
    try {
      Run run = Run.onThisThread(site);
      if (run != null && sn != null) {
        Decide.fault(run, site, Site.Kind.SIZE, n < 0, Faults.sizeIsNegative(run.factory(), sn));
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** After an array was made with a symbolic length; one shadow for each dimension given. */
  public static void created(Object array, @Nullable Expr[] lengths) {
    try {
      if (Run.here()) {
        Run run = Run.current();
        if (run != null) {
          created(run, array, lengths, 0);
        }
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  private static void created(Run run, Object array, @Nullable Expr[] lengths, int dimension) {
    Expr length = lengths[dimension];
    if (length != null) {
      run.tracked.track(array, new ArrayShadow(array, length, null));
    }
    for (int i = dimension + 1; i < lengths.length; i++) {
      if (lengths[i] != null) {
        for (Object element : (Object[]) array) {
          created(run, element, lengths, dimension + 1);
        }
        return;
      }
    }
  }
}
