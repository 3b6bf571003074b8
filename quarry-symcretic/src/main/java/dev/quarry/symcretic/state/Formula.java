package dev.quarry.symcretic.state;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Ref;
import dev.quarry.program.Location;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What must hold: a conjunction, each condition once, with the place that asked for it first. */
public final class Formula {
  /** What always holds. */
  public static final Formula TRUE = new Formula(Map.of());

  private final Map<Expr, Conjunct> conjuncts;

  private Formula(Map<Expr, Conjunct> conjuncts) {
    this.conjuncts = conjuncts;
  }

  /** This and another condition. */
  public Formula and(Expr condition, Location origin) {
    return and(List.of(new Conjunct(condition, origin)));
  }

  /** This and other conditions. */
  public Formula and(Collection<Conjunct> conditions) {
    var all = new LinkedHashMap<>(conjuncts);
    conditions.forEach(conjunct -> add(all, conjunct));
    return new Formula(all);
  }

  /** What must hold before a statement, for this to hold after it. */
  public Formula before(Assignment assignment) {
    return before(assignment, List.of());
  }

  /**
   * What must hold before a piece of code, for this to hold after it.
   *
   * @param jumps that the values assigned distinguish
   */
  public Formula before(Assignment assignment, List<Location> jumps) {
    var changed = new LinkedHashMap<Expr, Conjunct>();
    for (Conjunct conjunct : conjuncts.values()) {
      Conjunct earlier = conjunct.with(assignment.before(conjunct.condition()));
      add(changed, earlier == conjunct ? earlier : earlier.through(jumps));
    }
    return new Formula(changed);
  }

  private static void add(Map<Expr, Conjunct> all, Conjunct conjunct) {
    Expr condition = conjunct.condition();
    if (condition.is(Op.AND)) {
      condition.arguments().forEach(part -> add(all, conjunct.with(part)));
    } else if (!(condition instanceof Constant constant && constant.value().equals(true))) {
      all.putIfAbsent(condition, conjunct);
    }
  }

  /** Whether it can't hold, as everybody sees. */
  public boolean isFalse() {
    return conjuncts.keySet().stream().anyMatch(Constant.class::isInstance);
  }

  public List<Expr> conditions() {
    return List.copyOf(conjuncts.keySet());
  }

  /** The conditions with their origins. */
  public List<Conjunct> conjuncts() {
    return List.copyOf(conjuncts.values());
  }

  /** Whether a condition is one of these. */
  public boolean holds(Expr condition) {
    return conjuncts.containsKey(condition);
  }

  /** Whether all conditions of another formula are among these, so that this implies it. */
  public boolean contains(Formula other) {
    return conjuncts.keySet().containsAll(other.conjuncts.keySet());
  }

  /** Whether it asks whether a reference is the same as another one, other than null. */
  public boolean compares(Input reference) {
    return Dag.postOrder(conjuncts.keySet()).stream()
        .filter(node -> node.is(Op.REF_EQ) && node.inputs().contains(reference))
        .anyMatch(node -> node.arguments().stream().noneMatch(Formula::isNull));
  }

  private static boolean isNull(Expr expr) {
    return expr instanceof Constant constant && constant.value().equals(Ref.NULL);
  }

  /** The variables it speaks of. */
  public Set<Input> variables() {
    Set<Input> variables = new LinkedHashSet<>();
    conjuncts.keySet().forEach(condition -> variables.addAll(condition.inputs()));
    return variables;
  }

  @Override
  public String toString() {
    return conjuncts.keySet().toString();
  }
}
