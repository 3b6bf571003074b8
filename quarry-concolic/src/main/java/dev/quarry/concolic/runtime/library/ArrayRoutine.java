package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.ArrayShadow;
import dev.quarry.concolic.runtime.hooks.Elements;
import dev.quarry.concolic.runtime.hooks.Ops;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Truth;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.concolic.runtime.types.ElementKind;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calls that copy, fill or compare arrays: shadows of elements go the same way. What makes a copy
 * throw is decided; after that, symbolic positions and numbers given to it are fixed to their
 * values in this run.
 */
public final class ArrayRoutine implements Routine {
  private enum Kind {
    COPY,
    CLONE,
    COPY_OF,
    COPY_OF_RANGE,
    FILL,
    EQUALS
  }

  private final Kind kind;

  /** What to call; null for {@code clone}. */
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
      case "fill" -> Kind.FILL;
      case "equals" -> descriptor.matches("\\(\\[[ZBCSIJFD]\\[[ZBCSIJFD]\\)Z") ? Kind.EQUALS : null;
      default -> null;
    };
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    var call = new Invocation(run, site, args, shadows);
    for (int i = 0; i < args.length; i++) {
      if (args[i] == null || args[i].getClass().isArray()) {
        call.resolve(i, kind == Kind.EQUALS ? Site.Kind.ALIAS : Site.Kind.NULL);
      }
    }
    return switch (kind) {
      case COPY -> copy(call);
      case CLONE, COPY_OF, COPY_OF_RANGE -> copied(call);
      case FILL -> fill(call);
      case EQUALS -> equal(call);
    };
  }

  private @Nullable Object make(Invocation call) throws Throwable {
    return target == null ? cloned(call.arg(0)) : call.make(target);
  }

  private static Object cloned(Object array) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }

  private static boolean isNegative(Invocation call, int detail, int i) {
    Expr condition = call.isLess(call.whole(i), call.factory().intConst(0));
    return call.raises(detail, call.number(i) < 0, condition);
  }

  private static boolean isArray(Invocation call, int i) {
    return !call.isNull(i) && call.arg(i).getClass().isArray();
  }

  /** Decides whether an array ends before what is copied from or to it. */
  private static boolean isShort(Invocation call, int detail, int i) {
    Object array = call.arg(i);
    Expr last = call.factory().apply(Op.INT_SUB, call.length(array), call.whole(4));
    boolean now = Array.getLength(array) - call.number(4) < call.number(i + 1);
    return call.raises(detail, now, call.isLess(last, call.whole(i + 1)));
  }

  private Symbolic copy(Invocation call) throws Throwable {
    boolean fits =
        isArray(call, 0)
            && isArray(call, 2)
            && !isNegative(call, 0, 1)
            && !isNegative(call, 1, 3)
            && !isNegative(call, 2, 4)
            && !isShort(call, 3, 0)
            && !isShort(call, 4, 2);
    if (!fits) {
      return new Symbolic(make(call), null);
    }
    call.pinNumbers();
    Run run = call.run();
    ArrayShadow before = run.tracked.array(call.arg(0));
    ArrayShadow after = run.tracked.array(call.arg(2));
    @Nullable Expr[] moved = new Expr[before == null ? 0 : call.number(4)];
    for (int i = 0; before != null && i < moved.length; i++) {
      moved[i] = before.at(run.factory(), call.number(1) + i);
    }
    Object nothing = make(call);
    if (before != null || after != null) {
      ArrayShadow shadow = Elements.shadowOf(run, call.arg(2));
      for (int i = 0; i < call.number(4); i++) {
        shadow.put(run.factory(), call.number(3) + i, before == null ? null : moved[i]);
      }
    }
    return new Symbolic(nothing, null);
  }

  /** {@code clone}, {@code copyOf} and {@code copyOfRange}. */
  private Symbolic copied(Invocation call) throws Throwable {
    boolean fits =
        !call.isNull(0)
            && switch (kind) {
              case COPY_OF -> !isNegative(call, 0, 1);
              case COPY_OF_RANGE -> isRange(call);
              default -> true;
            };
    if (fits) {
      call.pinNumbers();
    }
    Object copy = make(call);
    Run run = call.run();
    ArrayShadow shadow = fits ? run.tracked.array(call.arg(0)) : null;
    if (shadow == null || copy == null) {
      return new Symbolic(copy, null);
    }
    boolean isWhole = kind == Kind.CLONE;
    if (!isWhole) {
      // Elements past the end of the source are not copied; how many are is fixed.
      call.pinLength(call.arg(0));
    }
    int from = kind == Kind.COPY_OF_RANGE ? call.number(1) : 0;
    Expr length = isWhole ? shadow.length() : null;
    run.tracked.track(copy, shadow.copyTo(run.factory(), copy, length, from, isWhole));
    return new Symbolic(copy, null);
  }

  /** Decides what makes {@code copyOfRange} throw; whether nothing does. */
  private static boolean isRange(Invocation call) {
    ExprFactory factory = call.factory();
    Expr count = factory.apply(Op.INT_SUB, call.whole(2), call.whole(1));
    boolean isBackwards = call.number(2) - call.number(1) < 0;
    return !call.raises(0, isBackwards, call.isLess(count, factory.intConst(0)))
        && !isNegative(call, 1, 1)
        && !isPastTheEnd(call, 2, 1);
  }

  /** Decides whether a position is behind the end of the array that is the first argument. */
  private static boolean isPastTheEnd(Invocation call, int detail, int i) {
    Object array = call.arg(0);
    boolean now = Array.getLength(array) < call.number(i);
    return call.raises(detail, now, call.isLess(call.length(array), call.whole(i)));
  }

  /** {@code fill} of a whole array or of a part. */
  private Symbolic fill(Invocation call) throws Throwable {
    boolean isPart = call.count() == 4;
    if (!call.isNull(0) && isPart && isPart(call)) {
      call.pin(1);
      call.pin(2);
    }
    Object nothing = make(call);
    Run run = call.run();
    Object array = call.arg(0);
    Expr value = call.shadow(call.count() - 1);
    if (run.tracked.array(array) == null && value == null) {
      return new Symbolic(nothing, null);
    }
    ArrayShadow filled = Elements.shadowOf(run, array);
    if (!isPart && value == null && filled.kind() != null) {
      filled.fill(run.factory(), call.arg(1));
      return new Symbolic(nothing, null);
    }
    if (!isPart) {
      call.pinLength(array);
    }
    int end = isPart ? call.number(2) : Array.getLength(array);
    for (int i = isPart ? call.number(1) : 0; i < end; i++) {
      filled.put(run.factory(), i, value);
    }
    return new Symbolic(nothing, null);
  }

  /** Decides what makes {@code fill} of a part throw; whether nothing does. */
  private static boolean isPart(Invocation call) {
    boolean isBackwards = call.number(2) < call.number(1);
    return !call.raises(0, isBackwards, call.isLess(call.whole(2), call.whole(1)))
        && !isNegative(call, 1, 1)
        && !isPastTheEnd(call, 2, 2);
  }

  private Symbolic equal(Invocation call) throws Throwable {
    Object value = make(call);
    if (call.isNull(0) || call.isNull(1) || call.arg(0) == call.arg(1)) {
      return new Symbolic(value, null);
    }
    Object left = call.arg(0);
    Object right = call.arg(1);
    call.pinLength(left);
    call.pinLength(right);
    if (Array.getLength(left) != Array.getLength(right)) {
      return new Symbolic(value, null);
    }
    ExprFactory factory = call.factory();
    List<Expr> equalities = new ArrayList<>();
    for (int i = 0; i < Array.getLength(left); i++) {
      Expr first = element(call.run(), left, i);
      Expr second = element(call.run(), right, i);
      if (!(first instanceof Constant && second instanceof Constant)) {
        equalities.add(Contents.equal(factory, first, second));
      } else if (first != second) {
        return new Symbolic(value, null);
      }
    }
    Expr all = Ops.symbolic(factory.and(equalities));
    return new Symbolic(value, all == null ? null : Truth.toInt(factory, all));
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
