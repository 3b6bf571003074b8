package dev.quarry.solver.walk;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Ref;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Mends the query's hint, which satisfies everything but the branch to be flipped: one input at a
 * time is changed to what a broken condition wants, and of all such changes the one is made that
 * leaves the fewest conditions broken (WalkSAT, Selman, Kautz, Cohen 1994, over inverse values). A
 * few microseconds answer what takes a native solver a thousand; what they don't answer is {@code
 * Unknown}. Proves nothing; the same query gets the same answer.
 */
public final class ModelRepair implements Solver {
  private static final int MOST_NODES = 4_000;

  private static final Verdict NOT_MENDED =
      new Verdict.Unknown(Verdict.Reason.SEARCH_ENDED, "no small change of the hint is a model");

  private final OpaqueFunctions functions;

  /**
   * @param functions what opaque calls mean
   */
  public ModelRepair(OpaqueFunctions functions) {
    this.functions = functions;
  }

  @Override
  public Verdict solve(Query query) {
    List<Expr> nodes = Dag.postOrder(query.conjuncts());
    if (nodes.size() > MOST_NODES) {
      return NOT_MENDED;
    }
    Set<Input> inputs = new LinkedHashSet<>();
    query.conjuncts().forEach(conjunct -> inputs.addAll(conjunct.inputs()));
    var values = new NodeValues(query.conjuncts(), List.copyOf(inputs), functions);
    var moves = new RepairMoves(nodes, stranger(query));
    return new RepairSearch(query, List.copyOf(inputs), values, moves)
        .run()
        .<Verdict>map(Verdict.Sat::new)
        .orElse(NOT_MENDED);
  }

  private static Ref stranger(Query query) {
    int greatest = 0;
    for (Object value : query.hint().values().values()) {
      if (value instanceof Ref reference) {
        greatest = Math.max(greatest, reference.id());
      }
    }
    return new Ref(greatest + 1);
  }
}
