package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.ArrayShadow;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.concolic.runtime.types.JdkClasses;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Expr;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Sorting of arrays and lists. Comparisons of whole numbers, texts and characters in their natural
 * order, or its reverse, are decided; comparators of the program decide themselves when the JDK
 * calls them.
 */
final class SortRoutine implements Routine {
  /** More take too many decisions. */
  private static final int MOST = 64;

  private static final Set<String> OF_ARRAYS =
      Set.of(
          "([B)V",
          "([C)V",
          "([S)V",
          "([I)V",
          "([J)V",
          "([Ljava/lang/Object;)V",
          "([Ljava/lang/Object;Ljava/util/Comparator;)V");

  private final Target target;

  private SortRoutine(Target target) {
    this.target = target;
  }

  static @Nullable Routine find(CallInfo call, @Nullable Class<?> receiver, Target target) {
    boolean isKnown =
        switch (call.owner()) {
          case "java/util/Arrays" -> OF_ARRAYS.contains(call.descriptor());
          case "java/util/Collections" -> true;
          default ->
              receiver != null
                  && List.class.isAssignableFrom(receiver)
                  && call.descriptor().equals("(Ljava/util/Comparator;)V");
        };
    return isKnown && call.name().equals("sort") ? new SortRoutine(target) : null;
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    var call = new Invocation(run, site, args, shadows);
    call.resolve();
    Object order = args.length > 1 ? args[1] : null;
    boolean isOfProgram = order != null && run.context().isRewritten(order.getClass());
    if (isOfProgram && args[0] instanceof List && JdkClasses.contains(args[0].getClass())) {
      return new Symbolic(call.make(target), null);
    }
    Elements elements = elements(call);
    if (elements == null || !isNatural(order) && !isReverse(order)) {
      call.leave();
      return new Symbolic(call.make(target), null);
    }
    List<Integer> sorted = elements.sorted(isReverse(order));
    Object nothing = call.make(target);
    elements.moveTo(sorted);
    return new Symbolic(nothing, null);
  }

  private static boolean isNatural(@Nullable Object order) {
    return order == null || order == Comparator.naturalOrder();
  }

  private static boolean isReverse(@Nullable Object order) {
    return order != null && order == Collections.reverseOrder();
  }

  /** Null if they are not all of one kind that is compared as expressions. */
  private static @Nullable Elements elements(Invocation call) {
    Object container = call.isNull(0) ? null : call.arg(0);
    List<@Nullable Object> values = new ArrayList<>();
    ArrayShadow shadow = null;
    if (container instanceof List<?> list && JdkClasses.contains(list.getClass())) {
      values.addAll(list);
    } else if (container != null && container.getClass().isArray()) {
      shadow = call.run().tracked.array(container);
      call.pinLength(container);
      for (int i = 0; i < Array.getLength(container); i++) {
        values.add(Array.get(container, i));
      }
    }
    if (values.size() > MOST) {
      return null;
    }
    Elements elements = new Elements(call, shadow);
    for (int i = 0; i < values.size(); i++) {
      if (!elements.add(values.get(i), values.get(0))) {
        return null;
      }
    }
    return elements;
  }

  /** What is to be sorted, with its shadows. */
  private static final class Elements {
    private final Invocation call;
    private final @Nullable ArrayShadow array;
    private final List<Expr> contents = new ArrayList<>();
    private final List<@Nullable Expr> shadows = new ArrayList<>();
    private final List<Comparable<Object>> values = new ArrayList<>();

    Elements(Invocation call, @Nullable ArrayShadow array) {
      this.call = call;
      this.array = array;
    }

    @SuppressWarnings("unchecked")
    boolean add(@Nullable Object value, @Nullable Object first) {
      Expr shadow = array == null ? null : array.at(call.factory(), values.size());
      call.run().inputs.resolve(call.site(), shadow);
      if (value == null || first == null || value.getClass() != first.getClass()) {
        return false;
      }
      if (ValueType.of(value.getClass()) == null || !(value instanceof Comparable)) {
        return false;
      }
      Expr content = call.run().inputs.content(value, shadow);
      Expr constant = Contents.constant(call.factory(), value);
      if (Contents.less(call.factory(), constant, constant) == null) {
        return false;
      }
      contents.add(content != null ? content : constant);
      shadows.add(shadow);
      values.add((Comparable<Object>) value);
      return true;
    }

    /** Where the sorted ones stood, decided by binary insertion. */
    List<Integer> sorted(boolean isReverse) {
      List<Integer> sorted = new ArrayList<>();
      int comparison = 0;
      for (int next = 0; next < values.size(); next++) {
        int low = 0;
        int high = sorted.size();
        while (low < high) {
          int middle = (low + high) / 2;
          int other = sorted.get(middle);
          if (isReverse
              ? isLess(comparison++, other, next)
              : isLess(comparison++, next, other)) {
            high = middle;
          } else {
            low = middle + 1;
          }
        }
        sorted.add(low, next);
      }
      return sorted;
    }

    private boolean isLess(int comparison, int left, int right) {
      boolean now = values.get(left).compareTo(values.get(right)) < 0;
      Expr isLess = Contents.less(call.factory(), contents.get(left), contents.get(right));
      return isLess == null
          ? now
          : call.decides(Site.Kind.MEMBER, comparison, now, isLess);
    }

    /** Elements of arrays have shadows by their place, others by their identity. */
    void moveTo(List<Integer> order) {
      for (int i = 0; array != null && i < order.size(); i++) {
        array.put(call.factory(), i, shadows.get(order.get(i)));
      }
    }
  }
}
