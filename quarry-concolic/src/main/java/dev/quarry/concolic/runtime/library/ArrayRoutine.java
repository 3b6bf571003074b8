package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.ArrayShadow;
import dev.quarry.concolic.runtime.hooks.ActsForProgram;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Truth;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.ElementKind;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.arrays.ArrayCall;
import dev.quarry.models.arrays.ArrayEffect;
import dev.quarry.models.arrays.ArrayModel;
import dev.quarry.models.arrays.ArrayModels;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Calls that copy, fill or compare arrays: shadows of elements go the way that the model of the
 * method says. What makes a call throw is decided; after that, symbolic positions and numbers given
 * to it are fixed to their values in this run, unless the whole array is meant.
 */
@ActsForProgram
public final class ArrayRoutine implements Routine {
  private final ArrayModel model;

  /** What to call; null for {@code clone}. */
  private final @Nullable Target target;

  private ArrayRoutine(ArrayModel model, @Nullable Target target) {
    this.model = model;
    this.target = target;
  }

  /** The routine of a call; null if it is not one of these. */
  static @Nullable Routine find(CallInfo call, Target target) {
    return ArrayModels.find(call.owner(), call.name(), call.descriptor())
        .map(model -> new ArrayRoutine(model, target))
        .orElse(null);
  }

  /** {@code clone} of an array, which can't be called through a handle. */
  static Routine cloning() {
    return new ArrayRoutine(ArrayModels.cloning(), null);
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    var call = new Invocation(run, site, args, shadows);
    ArrayCall now = model.apply(new RunOperands(call, false));
    boolean isComparison = now.effect() instanceof ArrayEffect.Compare;
    for (int i : model.arrays()) {
      call.resolve(i, isComparison ? Site.Kind.ALIAS : Site.Kind.NULL);
    }
    ArrayCall then = model.apply(new RunOperands(call, true));
    if (!areArrays(call) || isThrown(call, now, then)) {
      return new Symbolic(make(call), null);
    }
    if (then.effect() instanceof ArrayEffect.Move move) {
      return moved(call, (ArrayEffect.Move) now.effect(), move);
    }
    if (then.effect() instanceof ArrayEffect.Copy copy) {
      return copied(call, (ArrayEffect.Copy) now.effect(), copy);
    }
    return then.effect() instanceof ArrayEffect.Fill fill
        ? filled(call, (ArrayEffect.Fill) now.effect(), fill)
        : compared(call, (ArrayEffect.Compare) then.effect());
  }

  private boolean areArrays(Invocation call) {
    return model.arrays().stream()
        .allMatch(i -> call.isNull(i) || call.arg(i).getClass().isArray());
  }

  /** Decides what makes the call throw, check by check; whether something does. */
  private static boolean isThrown(Invocation call, ArrayCall now, ArrayCall then) {
    for (int i = 0; i < then.raises().size(); i++) {
      boolean isRaised = isTrue(now.raises().get(i).condition());
      if (call.raises(i, isRaised, then.raises().get(i).condition())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTrue(Expr condition) {
    return ((Constant) condition).value().equals(true);
  }

  private static int number(Expr now) {
    return (Integer) ((Constant) now).value();
  }

  /** Fixes a number to its value in this run. */
  private static int pinned(Invocation call, Expr then, Expr now) {
    call.pin(then, (Constant) now);
    return number(now);
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

  private Symbolic moved(Invocation call, ArrayEffect.Move now, ArrayEffect.Move then)
      throws Throwable {
    int from = pinned(call, then.from(), now.from());
    int to = pinned(call, then.to(), now.to());
    int count = pinned(call, then.count(), now.count());
    Run run = call.run();
    Object source = call.arg(then.source());
    if (source != call.arg(then.target())) {
      Class<?> element = source.getClass().getComponentType();
      run.untried.store(call.site(), call.arg(then.target()), element);
    }
    ArrayShadow before = run.tracked.array(source);
    ArrayShadow after = run.tracked.array(call.arg(then.target()));
    @Nullable Expr[] moved = new Expr[before == null ? 0 : count];
    for (int i = 0; before != null && i < moved.length; i++) {
      moved[i] = before.at(run.factory(), from + i);
    }
    Object nothing = make(call);
    if (before != null || after != null) {
      ArrayShadow shadow = run.tracked.arrayOrNew(call.arg(then.target()));
      for (int i = 0; i < count; i++) {
        shadow.put(run.factory(), to + i, before == null ? null : moved[i]);
      }
    }
    return new Symbolic(nothing, null);
  }

  private Symbolic copied(Invocation call, ArrayEffect.Copy now, ArrayEffect.Copy then)
      throws Throwable {
    Object source = call.arg(then.source());
    boolean isWhole = isWhole(call, then.from(), then.length(), source);
    if (!isWhole) {
      pinned(call, then.from(), now.from());
      pinned(call, then.length(), now.length());
    }
    Object copy = make(call);
    Run run = call.run();
    if (copy != null && copy.getClass() == source.getClass()) {
      run.untried.copied(source, copy);
    }
    ArrayShadow shadow = run.tracked.array(source);
    if (shadow == null || copy == null) {
      return new Symbolic(copy, null);
    }
    if (!isWhole) {
      // Elements past the end of the source are not copied; how many are is fixed.
      call.pinLength(source);
    }
    Expr length = isWhole ? shadow.length() : null;
    int from = number(now.from());
    run.tracked.track(copy, shadow.copyTo(run.factory(), copy, length, from, isWhole));
    return new Symbolic(copy, null);
  }

  /** Whether a range is the whole of an array, however long that is. */
  private static boolean isWhole(Invocation call, Expr from, Expr to, Object array) {
    return from == call.factory().intConst(0) && to == call.length(array);
  }

  private Symbolic filled(Invocation call, ArrayEffect.Fill now, ArrayEffect.Fill then)
      throws Throwable {
    Object array = call.arg(then.target());
    boolean isWhole = isWhole(call, then.from(), then.to(), array);
    if (!isWhole) {
      pinned(call, then.from(), now.from());
      pinned(call, then.to(), now.to());
    }
    Object nothing = make(call);
    Run run = call.run();
    Expr value = call.shadow(then.value());
    @Nullable Object element = call.isNull(then.value()) ? null : call.arg(then.value());
    run.untried.fill(call.site(), array, element, value);
    if (run.tracked.array(array) == null && value == null) {
      return new Symbolic(nothing, null);
    }
    ArrayShadow filled = run.tracked.arrayOrNew(array);
    if (isWhole && value == null && filled.kind() != null) {
      filled.fill(run.factory(), call.arg(then.value()));
      return new Symbolic(nothing, null);
    }
    call.pin(then.to(), (Constant) now.to());
    for (int i = number(now.from()); i < number(now.to()); i++) {
      filled.put(run.factory(), i, value);
    }
    return new Symbolic(nothing, null);
  }

  private Symbolic compared(Invocation call, ArrayEffect.Compare compare) throws Throwable {
    Object value = make(call);
    if (call.isNull(compare.left())
        || call.isNull(compare.right())
        || call.arg(compare.left()) == call.arg(compare.right())) {
      return new Symbolic(value, null);
    }
    Object left = call.arg(compare.left());
    Object right = call.arg(compare.right());
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
        equalities.add(compare.areEqual(factory, first, second));
      } else if (first != second) {
        return new Symbolic(value, null);
      }
    }
    Expr all = Symbolic.shadowOf(factory.and(equalities));
    return new Symbolic(value, all == null ? null : Truth.toInt(factory, all));
  }

  private static Expr element(Run run, Object array, int index) {
    ArrayShadow shadow = run.tracked.array(array);
    Expr symbolic = shadow == null ? null : shadow.at(run.factory(), index);
    if (symbolic != null) {
      return symbolic;
    }
    ElementKind kind = Objects.requireNonNull(ElementKind.of(array.getClass().getComponentType()));
    return run.factory().constant(kind.sort(), kind.read(array, index));
  }
}
