package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ApproachTest {
  private final ExprFactory factory = new ExprFactory();
  private final Approach approach = new Approach(new Interpreter(OpaqueFunctions.NONE));
  private final Input x = factory.input("x", Sort.INT);
  private final Input y = factory.input("y", Sort.INT);
  private final Input d = factory.input("d", Sort.DOUBLE);

  private Expr less(Expr a, Expr b) {
    return factory.apply(Op.INT_LT, a, b);
  }

  @Test
  void anUnconstrainedNumberArrives() {
    Model point = new Model(Map.of(x, 1 << 30));
    assertThat(approach.towards(Model.EMPTY, point, List.of()).get(x)).isEqualTo(0);
  }

  @Test
  void aBoundedNumberStopsAtItsBound() {
    Model point = new Model(Map.of(x, Integer.MAX_VALUE));
    List<Expr> conditions = List.of(less(factory.intConst(2), x));
    assertThat(approach.towards(Model.EMPTY, point, conditions).get(x)).isEqualTo(3);
  }

  @Test
  void theGoalMayBeOnTheOtherSideOfZero() {
    Model point = new Model(Map.of(x, Integer.MIN_VALUE));
    Model goal = new Model(Map.of(x, Integer.MAX_VALUE));
    List<Expr> conditions = List.of(less(x, factory.intConst(1000)));
    assertThat(approach.towards(goal, point, conditions).get(x)).isEqualTo(999);
  }

  @Test
  void conditionsBetweenNumbersKeepHolding() {
    Model point = new Model(Map.of(x, 500, y, 900));
    List<Expr> conditions = List.of(less(x, y), less(factory.intConst(100), y));
    Model moved = approach.towards(Model.EMPTY, point, conditions);
    assertThat(moved).isEqualTo(new Model(Map.of(x, 0, y, 101)));
  }

  @Test
  void doublesStopAtTheLastRepresentableValue() {
    Model point = new Model(Map.of(d, 1e300));
    Expr above = factory.apply(Op.DOUBLE_LT, factory.doubleConst(1.5), d);
    assertThat(approach.towards(Model.EMPTY, point, List.of(above)).get(d))
        .isEqualTo(Math.nextUp(1.5));
  }
}
