package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.expr.Expr;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Sorting of arrays and lists, and the least or greatest of a collection. Comparisons of whole
 * numbers, texts and characters in their natural order, or its reverse, are decided; comparators of
 * the program decide themselves when the JDK calls them.
 */
final class SortRoutine implements Routine {
  private static final Set<String> OF_ARRAYS =
      Set.of(
          "([B)V",
          "([C)V",
          "([S)V",
          "([I)V",
          "([J)V",
          "([Ljava/lang/Object;)V",
          "([Ljava/lang/Object;Ljava/util/Comparator;)V");

  private enum Operation {
    SORT,
    LEAST,
    GREATEST
  }

  private final Operation operation;
  private final Target target;

  private SortRoutine(Operation operation, Target target) {
    this.operation = operation;
    this.target = target;
  }

  static @Nullable Routine find(CallInfo call, @Nullable Class<?> receiver, Target target) {
    Operation operation =
        switch (call.owner() + '.' + call.name()) {
          case "java/util/Arrays.sort" ->
              OF_ARRAYS.contains(call.descriptor()) ? Operation.SORT : null;
          case "java/util/Collections.sort" -> Operation.SORT;
          case "java/util/Collections.min" -> Operation.LEAST;
          case "java/util/Collections.max" -> Operation.GREATEST;
          default -> isSortOfList(call, receiver) ? Operation.SORT : null;
        };
    return operation == null ? null : new SortRoutine(operation, target);
  }

  private static boolean isSortOfList(CallInfo call, @Nullable Class<?> receiver) {
    return receiver != null
        && List.class.isAssignableFrom(receiver)
        && call.name().equals("sort")
        && call.descriptor().equals("(Ljava/util/Comparator;)V");
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    var call = new Invocation(run, site, args, shadows);
    call.resolve();
    Object order = args.length > 1 ? args[1] : null;
    boolean isOfProgram = order != null && run.context().isRewritten(order.getClass());
    boolean isReverse = order != null && order == Collections.reverseOrder();
    boolean isKnown = order == null || order == Comparator.naturalOrder() || isReverse;
    OrderedElements elements = OrderedElements.of(call);
    if (elements != null && isOfProgram && elements.areFoundByIdentity()) {
      Object result = call.make(target);
      elements.follow();
      return new Symbolic(result, null);
    }
    if (elements == null || !isKnown || !elements.areComparable()) {
      call.leave();
      return new Symbolic(call.make(target), null);
    }
    if (operation != Operation.SORT) {
      elements.decideExtreme((operation == Operation.LEAST) != isReverse);
      return new Symbolic(call.make(target), null);
    }
    List<Integer> sorted = elements.sorted(isReverse);
    Object nothing = call.make(target);
    elements.moveTo(sorted);
    return new Symbolic(nothing, null);
  }
}
