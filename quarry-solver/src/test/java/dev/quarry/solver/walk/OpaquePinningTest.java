package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpaquePinningTest {
  private final Terms t = new Terms();
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  private final Input k = t.ofInt("k");
  private final Input l = t.ofInt("l");
  private final Expr rotated =
      t.jdk("java.lang.Integer", "bitCount", "(I)I", t.times(k, t.number(3)));
  private final List<Expr> conjuncts =
      List.of(t.eq(t.plus(rotated, t.times(l, l)), t.number(11)), t.less(l, t.number(0)));

  private Query query() {
    return Query.of(conjuncts, Budget.of(Duration.ofMinutes(1)));
  }

  @Test
  void restIsSolvedAroundTheValueOfACall() {
    var solver = new EnumeratingSolver();
    var pinning = new OpaquePinning(t.factory, interpreter, solver);
    Model point = new Model(Map.of(k, 1)); // bitCount(3) is 2, so l has to be -3
    assertThat(pinning.solve(query(), point)).contains(new Model(Map.of(k, 1, l, -3)));
  }

  @Test
  void solverSeesNoOpaqueCall() {
    var pinning =
        new OpaquePinning(
            t.factory,
            interpreter,
            query -> {
              assertThat(Dag.postOrder(query.conjuncts())).noneMatch(OpaqueCall.class::isInstance);
              return new EnumeratingSolver().solve(query);
            });
    assertThat(pinning.solve(query(), new Model(Map.of(k, 1)))).isPresent();
  }

  @Test
  void pointWithoutASolutionAroundItGivesNone() {
    var pinning = new OpaquePinning(t.factory, interpreter, new EnumeratingSolver());
    assertThat(pinning.solve(query(), new Model(Map.of(k, 5)))).isEmpty(); // bitCount(15) is 4
  }
}
