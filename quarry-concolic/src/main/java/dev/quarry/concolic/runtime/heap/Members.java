package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.hooks.Calls;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.Collection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Decides which element of a collection a value equals, one by one in iteration order until one
 * does. Contents of strings, boxes and enum constants are compared as expressions; what the JDK's
 * own hashing and comparing does afterwards follows from these decisions.
 */
public final class Members {
  /** Collections with more elements than this are not looked through. */
  private static final int MOST = 256;

  private final Run run;

  public Members(Run run) {
    this.run = run;
  }

  /** An enum constant can't be told apart by identity later, so it is fixed before it goes in. */
  void settle(int site, InputReference reference) {
    if (reference.value() instanceof Enum<?> constant && reference.content() != null) {
      run.pin(site, reference.content(), run.factory().intConst(constant.ordinal()));
    }
  }

  /**
   * Decides which element the value equals.
   *
   * @return the element; null if there is none or nothing depends on inputs
   */
  public @Nullable Object decide(
      int site, Collection<?> elements, @Nullable Object value, @Nullable Expr shadow) {
    if (value == null || ValueType.of(value.getClass()) == null) {
      return null;
    }
    Expr content = run.inputs.content(value, shadow);
    if (content == null && Calls.tracked == 0) {
      return null;
    }
    if (elements.size() > MOST) {
      run.assumed(
          site, AssumptionCode.SIZE_BOUND, "Collections that are searched", MOST + " elements");
      return null;
    }
    int number = 0;
    for (Object element : elements) {
      number++;
      if (element != null && element.getClass() == value.getClass()) {
        if (isEqual(site, number, value, content, element)) {
          return element;
        }
      }
    }
    return null;
  }

  /** Decides where a value stands among elements in their natural order. */
  public void decideOrder(
      int site,
      Collection<?> elements,
      boolean isNatural,
      @Nullable Object value,
      @Nullable Expr shadow) {
    if (!isNatural || value == null || ValueType.of(value.getClass()) == null) {
      return;
    }
    Expr content = run.inputs.content(value, shadow);
    int number = 0;
    for (Object element : elements) {
      number += 2;
      if (element == null || element.getClass() != value.getClass()) {
        return;
      }
      if (isEqual(site, number, value, content, element)
          || isLess(site, number + 1, value, content, element)) {
        return;
      }
    }
  }

  @SuppressWarnings("unchecked")
  private boolean isLess(
      int site, int number, Object value, @Nullable Expr content, Object element) {
    boolean less = ((Comparable<Object>) value).compareTo(element) < 0;
    Expr other = run.tracked.content(element);
    if (content != null || other != null) {
      ExprFactory factory = run.factory();
      Expr left = content != null ? content : Contents.constant(factory, value);
      Expr right = other != null ? other : Contents.constant(factory, element);
      Expr isLess = Contents.less(factory, left, right);
      if (isLess == null) {
        run.assumed(
            site, AssumptionCode.VALUE_LOST, "a collection keeps floating-point numbers in order");
      } else {
        run.decide(
            site, Site.Kind.MEMBER, number, less ? 1 : 0, less ? isLess : factory.not(isLess));
      }
    }
    return less;
  }

  private boolean isEqual(
      int site, int number, Object value, @Nullable Expr content, Object element) {
    boolean equal = Objects.equals(value, element);
    Expr other = run.tracked.content(element);
    if ((content != null || other != null) && !(value instanceof StringBuilder)) {
      ExprFactory factory = run.factory();
      Expr left = content != null ? content : Contents.constant(factory, value);
      Expr right = other != null ? other : Contents.constant(factory, element);
      Expr same = Contents.equal(factory, left, right);
      run.decide(site, Site.Kind.MEMBER, number, equal ? 1 : 0, equal ? same : factory.not(same));
    }
    return equal;
  }
}
