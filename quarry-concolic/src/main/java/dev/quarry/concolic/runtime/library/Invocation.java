package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.ArrayShadow;
import dev.quarry.concolic.runtime.heap.InputReference;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.lang.reflect.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A call of a JDK method that is being made: its arguments, and what is decided about them. */
public final class Invocation {
  private final Run run;
  private final int site;
  private final @Nullable Object[] args;
  private final @Nullable Expr[] shadows;

  /**
   * @param args boxed, receiver first
   * @param shadows in the same order
   */
  public Invocation(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows) {
    this.run = run;
    this.site = site;
    this.args = args;
    this.shadows = shadows;
  }

  Run run() {
    return run;
  }

  ExprFactory factory() {
    return run.factory();
  }

  int site() {
    return site;
  }

  int count() {
    return args.length;
  }

  /** An argument that must not be null any more. */
  Object arg(int i) {
    return Objects.requireNonNull(args[i]);
  }

  boolean isNull(int i) {
    return args[i] == null;
  }

  int number(int i) {
    return (Integer) arg(i);
  }

  @Nullable Expr shadow(int i) {
    return shadows[i];
  }

  /** A whole number that was passed, as it depends on inputs. */
  Expr whole(int i) {
    Expr shadow = shadows[i];
    return shadow != null ? shadow : factory().intConst(number(i));
  }

  /** The content of a text that was passed; null if it is concrete. */
  @Nullable Expr content(int i) {
    return run.inputs.content(args[i], shadows[i]);
  }

  /** Decides which objects input references are; that one is null is a fault of the call. */
  void resolve() {
    for (int i = 0; i < args.length; i++) {
      resolve(i, Site.Kind.NULL);
    }
  }

  void resolve(int i, Site.Kind kind) {
    InputReference reference = run.inputs.behind(shadows[i]);
    if (reference != null) {
      run.inputs.resolve(site, reference, kind);
    }
  }

  /** Fixes all whole numbers that were passed to their values in this run. */
  void pinNumbers() {
    for (int i = 0; i < args.length; i++) {
      pin(i);
    }
  }

  /** Fixes an argument if it is a whole number. */
  void pin(int i) {
    Expr shadow = shadows[i];
    if (shadow != null && args[i] instanceof Integer value) {
      pin(shadow, factory().intConst(value));
    } else if (shadow != null && args[i] instanceof Long value) {
      pin(shadow, factory().longConst(value));
    }
  }

  void pin(Expr value, Constant now) {
    run.pin(site, value, now);
  }

  /** The length of an array, as it depends on inputs. */
  Expr length(Object array) {
    ArrayShadow shadow = run.tracked.array(array);
    Expr length = shadow == null ? null : shadow.length();
    return length != null ? length : factory().intConst(Array.getLength(array));
  }

  void pinLength(Object array) {
    pin(length(array), factory().intConst(Array.getLength(array)));
  }

  /** Decides whether something makes the call throw, and says whether it does now. */
  boolean raises(int detail, boolean now, Expr condition) {
    return decides(Site.Kind.RAISE, detail, now, condition);
  }

  /** Decides whether a condition holds, and says whether it does now. */
  boolean decides(Site.Kind kind, int detail, boolean now, Expr condition) {
    run.decide(site, kind, detail, now ? 1 : 0, now ? condition : factory().not(condition));
    return now;
  }

  Expr isLess(Expr left, Expr right) {
    return factory().apply(Op.INT_LT, left, right);
  }

  /** What is passed goes into code that is not followed. */
  void leave() {
    run.escapes.leave(site, args, shadows);
  }

  @Nullable Object make(Target target) throws Throwable {
    return target.call(args);
  }
}
