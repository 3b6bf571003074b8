package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.ArrayShadow;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.concolic.runtime.types.JdkClasses;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Expr;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The elements of a collection or an array that the JDK puts in order, with their shadows. */
final class OrderedElements {
  /** More take too many decisions. */
  private static final int MOST = 64;

  private final Invocation call;
  private final Object container;

  /** Elements of arrays have shadows by their place, others by their identity. */
  private final @Nullable ArrayShadow array;

  private final List<@Nullable Object> values = new ArrayList<>();
  private final List<@Nullable Expr> shadows = new ArrayList<>();
  private final List<Expr> contents = new ArrayList<>();
  private int comparisons;

  private OrderedElements(Invocation call, Object container) {
    this.call = call;
    this.container = container;
    this.array = call.run().tracked.array(container);
  }

  /** Those of the first argument; null if it is no collection of the JDK and no array. */
  static @Nullable OrderedElements of(Invocation call) {
    Object container = call.isNull(0) ? null : call.arg(0);
    if (container == null) {
      return null;
    }
    OrderedElements elements = new OrderedElements(call, container);
    if (container.getClass().isArray()) {
      call.pinLength(container);
      elements.values.addAll(elements.now());
    } else if (container instanceof Collection<?> all && JdkClasses.contains(all.getClass())) {
      elements.values.addAll(all);
    } else {
      return null;
    }
    for (int i = 0; i < elements.values.size(); i++) {
      Expr shadow = elements.array == null ? null : elements.array.at(call.factory(), i);
      call.run().inputs.resolve(call.site(), shadow);
      elements.shadows.add(shadow);
    }
    return elements;
  }

  private List<@Nullable Object> now() {
    List<@Nullable Object> now = new ArrayList<>();
    for (int i = 0; i < Array.getLength(container); i++) {
      now.add(Array.get(container, i));
    }
    return now;
  }

  /** Whether all are of one class whose objects are compared as expressions. */
  boolean areComparable() {
    for (int i = 0; i < values.size() && values.size() <= MOST; i++) {
      Object value = values.get(i);
      if (value == null || value.getClass() != values.get(0).getClass() || !isOrdered(value)) {
        return false;
      }
      Expr content = call.run().inputs.content(value, shadows.get(i));
      contents.add(content != null ? content : Contents.constant(call.factory(), value));
    }
    return values.size() <= MOST;
  }

  /** Whether code that the JDK hands them to finds out what is in them. */
  boolean areFoundByIdentity() {
    for (int i = 0; i < values.size(); i++) {
      Object value = values.get(i);
      boolean hasContent = call.run().inputs.content(value, shadows.get(i)) != null;
      if (hasContent && call.run().inputs.content(value, null) == null) {
        return false;
      }
    }
    return true;
  }

  private boolean isOrdered(Object value) {
    if (ValueType.of(value.getClass()) == null || !(value instanceof Comparable)) {
      return false;
    }
    Expr constant = Contents.constant(call.factory(), value);
    return Contents.less(call.factory(), constant, constant) != null;
  }

  /** Where the sorted ones stood, decided by binary insertion. */
  List<Integer> sorted(boolean isReverse) {
    List<Integer> sorted = new ArrayList<>();
    for (int next = 0; next < values.size(); next++) {
      int low = 0;
      int high = sorted.size();
      while (low < high) {
        int middle = (low + high) / 2;
        int other = sorted.get(middle);
        if (isReverse ? isLess(other, next) : isLess(next, other)) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      sorted.add(low, next);
    }
    return sorted;
  }

  /** Decides which one is the first that no other is less than, or greater than. */
  void decideExtreme(boolean isLeast) {
    int best = 0;
    for (int next = 1; next < values.size(); next++) {
      if (isLeast ? isLess(next, best) : isLess(best, next)) {
        best = next;
      }
    }
  }

  @SuppressWarnings("unchecked")
  private boolean isLess(int left, int right) {
    Comparable<Object> value = (Comparable<Object>) values.get(left);
    boolean now = Objects.requireNonNull(value).compareTo(values.get(right)) < 0;
    Expr isLess = Contents.less(call.factory(), contents.get(left), contents.get(right));
    return call.decides(Site.Kind.MEMBER, comparisons++, now, Objects.requireNonNull(isLess));
  }

  /** Gives shadows of an array their new places. */
  void moveTo(List<Integer> order) {
    for (int i = 0; array != null && i < order.size(); i++) {
      array.put(call.factory(), i, shadows.get(order.get(i)));
    }
  }

  /** Likewise, where only the objects tell where they were. */
  void follow() {
    if (array == null) {
      return;
    }
    List<@Nullable Object> now = now();
    for (int i = 0; i < now.size(); i++) {
      int before = 0;
      while (values.get(before) != now.get(i)) {
        before++;
      }
      array.put(call.factory(), i, shadows.get(before));
    }
  }
}
