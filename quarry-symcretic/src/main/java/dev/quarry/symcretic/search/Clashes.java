package dev.quarry.symcretic.search;

import dev.quarry.expr.Expr;
import dev.quarry.symcretic.state.Conjunct;
import dev.quarry.symcretic.state.Variables;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The conditions that contradicted each other and so ended a way, for people to read. */
final class Clashes {
  /** More contradictions nobody reads. */
  private static final int MOST = 50;

  private final Variables variables;
  private final Set<Stage> stages = new LinkedHashSet<>();

  Clashes(Variables variables) {
    this.variables = variables;
  }

  /** Notes that all conditions of an obligation together can't hold. */
  void add(Obligation obligation) {
    add(obligation, obligation.formula().conjuncts());
  }

  /**
   * Notes that those of its conditions can't hold together that a core speaks of.
   *
   * @param flat what the solver was asked: the conditions in their order, and facts behind them
   */
  void add(Obligation obligation, List<Expr> flat, List<Expr> core) {
    List<Conjunct> all = obligation.formula().conjuncts();
    List<Conjunct> found = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (core.contains(flat.get(i))) {
        found.add(all.get(i));
      }
    }
    add(obligation, found.isEmpty() ? all : found);
  }

  private void add(Obligation obligation, List<Conjunct> conditions) {
    if (stages.size() < MOST) {
      stages.add(Stage.of(obligation, conditions, variables));
    }
  }

  /** The first of them. */
  List<Stage> all() {
    return List.copyOf(stages);
  }
}
