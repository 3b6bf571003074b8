package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.EvaluationFrame;
import dev.quarry.solver.Query;
import dev.quarry.solver.walk.RepairMoves.Move;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The search of one {@link ModelRepair}. */
final class RepairSearch {
  private static final int STEPS = 24;

  /** How many values of terms may be computed. */
  private static final int WORK = 200_000;

  private final Query query;
  private final List<Input> inputs;
  private final NodeValues values;
  private final RepairMoves moves;
  private final EvaluationFrame point;
  private final Map<Input, Object> model = new LinkedHashMap<>();

  /** The input changed last, which is not changed again at once. */
  private @Nullable Input settled;

  private int work;

  RepairSearch(Query query, List<Input> inputs, NodeValues values, RepairMoves moves) {
    this.query = query;
    this.inputs = inputs;
    this.values = values;
    this.moves = moves;
    this.point = new EvaluationFrame(inputs.size(), 0);
  }

  /** A model, if a few changes make one. */
  Optional<Model> run() {
    inputs.forEach(input -> put(input, query.hint().get(input)));
    int broken = broken();
    for (int step = 0; step < STEPS && broken > 0 && work < WORK; step++) {
      Move move = broken == Integer.MAX_VALUE || query.budget().expired() ? null : next();
      if (move == null) {
        return Optional.empty();
      }
      put(move.input(), move.value());
      settled = move.input();
      broken = broken();
    }
    return broken == 0 ? Optional.of(new Model(model)) : Optional.empty();
  }

  /** The best change for the last broken condition that has one; the values must be up to date. */
  private @Nullable Move next() {
    List<Expr> broken =
        query.conjuncts().stream().filter(conjunct -> !values.truth(conjunct)).toList();
    Move best = null;
    for (int i = broken.size() - 1; i >= 0 && best == null; i--) {
      values.evaluateAt(point);
      best = best(moves.of(broken.get(i), values));
    }
    return best;
  }

  private @Nullable Move best(List<Move> candidates) {
    Move best = null;
    int fewest = Integer.MAX_VALUE;
    for (Move move : candidates) {
      int broken = brokenAfter(move);
      if (broken == 0) {
        return move;
      }
      if (move.input() != settled && broken < fewest) {
        best = move;
        fewest = broken;
      }
    }
    return best;
  }

  private int brokenAfter(Move move) {
    Object before = Objects.requireNonNull(model.get(move.input()));
    put(move.input(), move.value());
    int broken = broken();
    put(move.input(), before);
    return broken;
  }

  /** How many conditions are false where the search is; the greatest number if one has no value. */
  private int broken() {
    work += values.size();
    if (!values.evaluateAt(point)) {
      return Integer.MAX_VALUE;
    }
    int broken = 0;
    for (Expr conjunct : query.conjuncts()) {
      broken += values.truth(conjunct) ? 0 : 1;
    }
    return broken;
  }

  private void put(Input input, Object value) {
    model.put(input, value);
    point.setInput(inputs.indexOf(input), value);
  }
}
