package dev.quarry.search.tree;

import dev.quarry.concolic.Event.Premise;
import dev.quarry.expr.Expr;
import java.util.List;

/**
 * What an input must satisfy to go a way, in the order of the run.
 *
 * @param conjuncts from the entry to the way's own condition, which is the last
 */
public record PathCondition(List<Conjunct> conjuncts) {
  public PathCondition {
    conjuncts = List.copyOf(conjuncts);
  }

  /** Where a conjunct comes from. */
  public enum Source {
    /** A decision. */
    DECISION,
    /** The values of an input's Java type. */
    DOMAIN,
    /** A limit of the exploration. */
    BOUND,
    /** The program or its user excludes other inputs. */
    REQUIRED;

    static Source of(Premise.Kind kind) {
      return switch (kind) {
        case DOMAIN -> DOMAIN;
        case BOUND -> BOUND;
        case REQUIRED -> REQUIRED;
      };
    }
  }

  /** A condition and its source. */
  public record Conjunct(Expr condition, Source source) {}

  /** All conditions. */
  public List<Expr> conditions() {
    return conjuncts.stream().map(Conjunct::condition).toList();
  }

  /** The limits of the exploration among them. */
  public List<Expr> bounds() {
    return conjuncts.stream()
        .filter(conjunct -> conjunct.source() == Source.BOUND)
        .map(Conjunct::condition)
        .toList();
  }

  /**
   * The conditions that are not limits of the exploration. If these can be satisfied and all
   * together can't, the way is bounded and not infeasible.
   */
  public List<Expr> conditionsWithoutBounds() {
    return conjuncts.stream()
        .filter(conjunct -> conjunct.source() != Source.BOUND)
        .map(Conjunct::condition)
        .toList();
  }
}
