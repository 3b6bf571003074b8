package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.Collection;
import java.util.Comparator;
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

  private final Trace trace;
  private final Tracked tracked;
  private final InputReferences references;
  private final OpenClasses open;

  public Members(Trace trace, Tracked tracked, InputReferences references, OpenClasses open) {
    this.open = open;
    this.trace = trace;
    this.tracked = tracked;
    this.references = references;
  }

  /** An enum constant can't be told apart by identity later, so it is fixed before it goes in. */
  void settle(int site, InputReference reference) {
    if (reference.value() instanceof Enum<?> constant && reference.content() != null) {
      trace.pin(site, reference.content(), trace.factory().intConst(constant.ordinal()));
    }
  }

  /**
   * Decides which element the value equals.
   *
   * @return the element; null if there is none or nothing depends on inputs
   */
  public @Nullable Object decide(
      int site, Collection<?> elements, @Nullable Object value, @Nullable Expr shadow) {
    settle(site, OpenClasses.Question.EQUALITY, elements, value);
    if (value == null || ValueType.of(value.getClass()) == null) {
      return null;
    }
    Expr content = references.content(value, shadow);
    if (content == null && RunState.objects == 0) {
      return null;
    }
    if (elements.size() > MOST) {
      trace.assumed(
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

  /** The JDK asks all of them for hash codes, whether they are equal, or which is less. */
  private void settle(
      int site, OpenClasses.Question question, Collection<?> elements, @Nullable Object value) {
    if (RunState.openTypes != 0) {
      open.decide(site, value, question);
      for (Object element : elements) {
        open.decide(site, element, question);
      }
    }
  }

  /**
   * Decides where a value stands among elements.
   *
   * @param order of the elements; null if it is the natural one. Comparators of the program decide
   *     themselves when they are called
   */
  public void decideOrder(
      int site,
      Collection<?> elements,
      @Nullable Comparator<?> order,
      @Nullable Object value,
      @Nullable Expr shadow) {
    settle(site, OpenClasses.Question.ANYTHING, elements, value);
    if (value == null || ValueType.of(value.getClass()) == null) {
      return;
    }
    Expr content = references.content(value, shadow);
    if (order != null) {
      boolean isTouched = content != null || elements.stream().anyMatch(this::isSymbolic);
      if (isTouched && !trace.context().isRewritten(order.getClass())) {
        trace.assumed(
            site, AssumptionCode.VALUE_LOST, "a comparator of the JDK keeps a collection in order");
      }
      return;
    }
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

  private boolean isSymbolic(@Nullable Object element) {
    return tracked.content(element) != null;
  }

  @SuppressWarnings("unchecked")
  private boolean isLess(
      int site, int number, Object value, @Nullable Expr content, Object element) {
    boolean less = ((Comparable<Object>) value).compareTo(element) < 0;
    Expr other = tracked.content(element);
    if (content != null || other != null) {
      ExprFactory factory = trace.factory();
      Expr left = content != null ? content : Contents.constant(factory, value);
      Expr right = other != null ? other : Contents.constant(factory, element);
      Expr isLess = Contents.less(factory, left, right);
      if (isLess == null) {
        trace.assumed(
            site, AssumptionCode.VALUE_LOST, "a collection keeps floating-point numbers in order");
      } else {
        trace.decide(
            site, Site.Kind.MEMBER, number, less ? 1 : 0, less ? isLess : factory.not(isLess));
      }
    }
    return less;
  }

  private boolean isEqual(
      int site, int number, Object value, @Nullable Expr content, Object element) {
    boolean equal = Objects.equals(value, element);
    Expr other = tracked.content(element);
    if ((content != null || other != null) && !(value instanceof StringBuilder)) {
      ExprFactory factory = trace.factory();
      Expr left = content != null ? content : Contents.constant(factory, value);
      Expr right = other != null ? other : Contents.constant(factory, element);
      Expr same = Contents.equal(factory, left, right);
      trace.decide(site, Site.Kind.MEMBER, number, equal ? 1 : 0, equal ? same : factory.not(same));
    }
    return equal;
  }
}
