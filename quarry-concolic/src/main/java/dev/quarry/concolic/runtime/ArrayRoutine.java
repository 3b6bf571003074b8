package dev.quarry.concolic.runtime;

import dev.quarry.concolic.Site;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calls that copy, fill or compare arrays: shadows of elements go the same way. Symbolic positions
 * and lengths given to them are fixed to their values in this run, after deciding that the call
 * does not throw.
 */
final class ArrayRoutine implements Routine {
  private enum Kind {
    COPY,
    CLONE,
    COPY_OF,
    COPY_OF_RANGE,
    FILL,
    EQUALS
  }

  private final Kind kind;
  private final @Nullable Target target;

  private ArrayRoutine(Kind kind, @Nullable Target target) {
    this.kind = kind;
    this.target = target;
  }

  /** The routine of a call; null if it is not one of these. */
  static @Nullable Routine find(CallInfo call, Target target) {
    Kind kind = kind(call);
    return kind == null ? null : new ArrayRoutine(kind, target);
  }

  /** {@code clone} of an array, which can't be called through a handle. */
  static Routine cloning() {
    return new ArrayRoutine(Kind.CLONE, null);
  }

  private static @Nullable Kind kind(CallInfo call) {
    if (call.owner().equals("java/lang/System") && call.name().equals("arraycopy")) {
      return Kind.COPY;
    }
    if (!call.owner().equals("java/util/Arrays")) {
      return null;
    }
    String descriptor = call.descriptor();
    String shape = descriptor.replaceAll("L[^;]*;|[ZBCSIJFD]", "x").replaceAll("\\[+", "a");
    return switch (call.name()) {
      case "copyOf" -> shape.startsWith("(axx)") || shape.startsWith("(ax)") ? Kind.COPY_OF : null;
      case "copyOfRange" -> Kind.COPY_OF_RANGE;
      case "fill" -> descriptor.length() <= 5 || shape.equals("(axx)V") ? Kind.FILL : null;
      case "equals" -> descriptor.matches("\\(\\[[ZBCSIJFD]\\[[ZBCSIJFD]\\)Z") ? Kind.EQUALS : null;
      default -> null;
    };
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    for (int i = 0; i < args.length; i++) {
      if (args[i] == null || args[i].getClass().isArray()) {
        InputReference reference = run.inputs.behind(shadows[i]);
        if (reference != null) {
          run.inputs.resolve(
              site, reference, kind == Kind.EQUALS ? Site.Kind.ALIAS : Site.Kind.NULL);
        }
      }
    }
    return switch (kind) {
      case COPY -> copy(run, site, args, shadows);
      case CLONE -> copied(run, site, args, shadows, cloned(args[0]));
      case COPY_OF, COPY_OF_RANGE -> copied(run, site, args, shadows, null);
      case FILL -> fill(run, site, args, shadows);
      case EQUALS -> equal(run, site, args, shadows);
    };
  }

  private @Nullable Object run(@Nullable Object[] args) throws Throwable {
    if (target == null) {
      throw new IllegalStateException("There is nothing to call.");
    }
    return target.call(args);
  }

  private static Object cloned(@Nullable Object array) {
    if (array == null) {
      throw new NullPointerException();
    }
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }

  private static void pin(
      Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows, int... positions) {
    for (int i : positions) {
      Expr shadow = shadows[i];
      if (shadow != null && args[i] instanceof Integer value) {
        run.pin(site, shadow, run.factory().intConst(value));
      }
    }
  }

  /** Decides whether positions up to {@code needed} are within an array of symbolic length. */
  private static void within(Run run, int site, int detail, Object array, int needed) {
    ArrayShadow shadow = run.tracked.array(array);
    Expr length = shadow == null ? null : shadow.length();
    if (length != null) {
      ExprFactory factory = run.factory();
      boolean outside = needed > Array.getLength(array);
      Expr isOutside = factory.apply(Op.INT_LT, length, factory.intConst(needed));
      run.decide(
          site,
          Site.Kind.RAISE,
          detail,
          outside ? 1 : 0,
          outside ? isOutside : factory.not(isOutside));
    }
  }

  private Symbolic copy(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    pin(run, site, args, shadows, 1, 3, 4);
    Object source = args[0];
    Object sink = args[2];
    int from = (Integer) java.util.Objects.requireNonNull(args[1]);
    int to = (Integer) java.util.Objects.requireNonNull(args[3]);
    int count = (Integer) java.util.Objects.requireNonNull(args[4]);
    boolean areArrays =
        source != null && sink != null && source.getClass().isArray() && sink.getClass().isArray();
    if (areArrays && from >= 0 && to >= 0 && count >= 0) {
      within(run, site, 0, source, from + count);
      within(run, site, 1, sink, to + count);
    }
    ArrayShadow before = areArrays ? run.tracked.array(source) : null;
    ArrayShadow after = areArrays ? run.tracked.array(sink) : null;
    boolean fits =
        areArrays
            && from >= 0
            && to >= 0
            && count >= 0
            && (long) from + count <= Array.getLength(source)
            && (long) to + count <= Array.getLength(sink);
    @Nullable Expr[] moved = fits && (before != null || after != null) ? new Expr[count] : null;
    for (int i = 0; moved != null && before != null && i < count; i++) {
      moved[i] = before.at(run.factory(), from + i);
    }
    run(args);
    if (moved != null) {
      ArrayShadow shadow = after != null ? after : Elements.shadowOf(run, sink);
      for (int i = 0; i < count; i++) {
        shadow.put(run.factory(), to + i, moved[i]);
      }
    }
    return new Symbolic(null, null);
  }

  /** {@code clone}, {@code copyOf} and {@code copyOfRange}. */
  private Symbolic copied(
      Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows, @Nullable Object made)
      throws Throwable {
    if (kind != Kind.CLONE) {
      pin(run, site, args, shadows, kind == Kind.COPY_OF ? new int[] {1} : new int[] {1, 2});
    }
    Object source = args[0];
    int from = kind == Kind.COPY_OF_RANGE ? (Integer) java.util.Objects.requireNonNull(args[1]) : 0;
    if (source != null && kind == Kind.COPY_OF_RANGE && from >= 0) {
      within(run, site, 0, source, from);
    }
    Object copy = made != null ? made : run(args);
    ArrayShadow shadow = source == null ? null : run.tracked.array(source);
    if (source == null || shadow == null || copy == null) {
      return new Symbolic(copy, null);
    }
    Expr length = kind == Kind.CLONE ? shadow.length() : null;
    if (length == null && shadow.length() != null) {
      // Elements past the end of the source are not copied; how many are is fixed.
      run.pin(site, shadow.length(), run.factory().intConst(Array.getLength(source)));
    }
    ArrayShadow copied = shadow.copyTo(run.factory(), copy, length, from, kind == Kind.CLONE);
    run.tracked.track(copy, copied);
    return new Symbolic(copy, null);
  }

  private Symbolic fill(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    Object array = args[0];
    run(args);
    ArrayShadow shadow = array == null ? null : run.tracked.array(array);
    if (array != null && (shadow != null || shadows[1] != null)) {
      ArrayShadow filled = shadow != null ? shadow : Elements.shadowOf(run, array);
      for (int i = 0; i < Array.getLength(array); i++) {
        filled.put(run.factory(), i, shadows[1]);
      }
    }
    return new Symbolic(null, null);
  }

  private Symbolic equal(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    Object value = run(args);
    Object left = args[0];
    Object right = args[1];
    if (left == null || right == null || left == right) {
      return new Symbolic(value, null);
    }
    pinLength(run, site, left);
    pinLength(run, site, right);
    if (Array.getLength(left) != Array.getLength(right)) {
      return new Symbolic(value, null);
    }
    ExprFactory factory = run.factory();
    List<Expr> equalities = new ArrayList<>();
    for (int i = 0; i < Array.getLength(left); i++) {
      Expr first = element(run, left, i);
      Expr second = element(run, right, i);
      if (!(first instanceof Constant && second instanceof Constant)) {
        equalities.add(Contents.equal(factory, first, second));
      } else if (first != second) {
        return new Symbolic(value, null);
      }
    }
    Expr all = Ops.symbolic(factory.and(equalities));
    return new Symbolic(value, all == null ? null : Truth.toInt(factory, all));
  }

  private static void pinLength(Run run, int site, Object array) {
    ArrayShadow shadow = run.tracked.array(array);
    if (shadow != null && shadow.length() != null) {
      run.pin(site, shadow.length(), run.factory().intConst(Array.getLength(array)));
    }
  }

  private static Expr element(Run run, Object array, int index) {
    ArrayShadow shadow = run.tracked.array(array);
    Expr symbolic = shadow == null ? null : shadow.at(run.factory(), index);
    if (symbolic != null) {
      return symbolic;
    }
    ElementKind kind =
        java.util.Objects.requireNonNull(ElementKind.of(array.getClass().getComponentType()));
    return run.factory().constant(kind.sort(), kind.read(array, index));
  }
}
