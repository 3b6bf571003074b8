package dev.quarry.symcretic.fold;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.program.Location;
import dev.quarry.symcretic.state.Conjunct;
import dev.quarry.symcretic.state.Formula;
import java.util.ArrayList;
import java.util.List;

/**
 * Several ways on from one place, of which one is taken: values become choices, and what any way
 * asks for is asked for only on that way.
 */
final class Merge {
  private static final int GIVEN_DEPTH = 4;

  private final ExprFactory factory;

  Merge(ExprFactory factory) {
    this.factory = factory;
  }

  /** A way on, and when it is taken; no two ways of one place are taken together. */
  record Arm(Expr guard, Arrival arrival) {}

  /**
   * All ways as one.
   *
   * @param place where they part
   * @param isComplete whether one of them is taken in any case
   */
  Arrival of(List<Arm> arms, Location place, boolean isComplete) {
    List<Arm> possible = arms.stream().filter(arm -> arm.arrival().isPossible()).toList();
    if (possible.isEmpty()) {
      return Arrival.NEVER;
    }
    boolean isCovered = isComplete && possible.size() == arms.size();
    List<Formula> conditions = new ArrayList<>();
    possible.forEach(arm -> conditions.add(arm.arrival().condition().orElseThrow()));
    Formula common = common(conditions);
    int last = possible.size() - 1;
    Expr rest = rest(conditions.get(last), common);
    Expr open = isCovered ? rest : factory.apply(Op.AND, possible.get(last).guard(), rest);
    List<Expr> values = new ArrayList<>(possible.get(last).arrival().values());
    for (int i = last - 1; i >= 0; i--) {
      Expr guard = possible.get(i).guard();
      open =
          factory.ite(
              guard,
              given(rest(conditions.get(i), common), guard, GIVEN_DEPTH),
              given(open, factory.not(guard), GIVEN_DEPTH));
      List<Expr> chosen = possible.get(i).arrival().values();
      for (int v = 0; v < values.size(); v++) {
        values.set(v, choice(guard, chosen.get(v), values.get(v)));
      }
    }
    return Arrival.of(values, common.and(open, place));
  }

  /** What all ask for. */
  private static Formula common(List<Formula> conditions) {
    List<Conjunct> kept = new ArrayList<>();
    for (Conjunct conjunct : conditions.get(0).conjuncts()) {
      if (conditions.stream().allMatch(each -> each.holds(conjunct.condition()))) {
        kept.add(conjunct);
      }
    }
    return Formula.TRUE.and(kept);
  }

  private Expr rest(Formula condition, Formula common) {
    return factory.and(
        condition.conditions().stream().filter(each -> !common.holds(each)).toList());
  }

  /** A condition where another one is known to hold. */
  private Expr given(Expr condition, Expr known, int depth) {
    if (condition == known) {
      return factory.bool(true);
    }
    if (condition == factory.not(known)) {
      return factory.bool(false);
    }
    if (depth == 0 || !(condition.is(Op.AND) || condition.is(Op.OR))) {
      return condition;
    }
    return factory.apply(
        condition.is(Op.AND) ? Op.AND : Op.OR,
        condition.arguments().stream().map(part -> given(part, known, depth - 1)).toList());
  }

  /** One of two values; what two ways agree on makes one choice of two. */
  private Expr choice(Expr guard, Expr then, Expr otherwise) {
    if (otherwise.is(Op.ITE)) {
      if (otherwise.argument(1) == then) {
        Expr either = factory.apply(Op.OR, guard, otherwise.argument(0));
        return factory.ite(either, then, otherwise.argument(2));
      }
      if (otherwise.argument(2) == then) {
        Expr neither = factory.apply(Op.OR, guard, factory.not(otherwise.argument(0)));
        return factory.ite(neither, then, otherwise.argument(1));
      }
    }
    if (then.is(Op.ITE)) {
      if (then.argument(1) == otherwise) {
        Expr both = factory.apply(Op.AND, guard, factory.not(then.argument(0)));
        return factory.ite(both, then.argument(2), otherwise);
      }
      if (then.argument(2) == otherwise) {
        Expr both = factory.apply(Op.AND, guard, then.argument(0));
        return factory.ite(both, then.argument(1), otherwise);
      }
    }
    return factory.ite(guard, then, otherwise);
  }
}
