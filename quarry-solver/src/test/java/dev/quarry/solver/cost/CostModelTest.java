package dev.quarry.solver.cost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class CostModelTest {
  private final ExprFactory factory = new ExprFactory();

  /** Some additions at 1 ms each, products at 10 ms each, and 2 ms for the query. */
  private List<Expr> query(int sums, int products) {
    var conjuncts = new ArrayList<Expr>();
    for (int i = 0; i < sums; i++) {
      conjuncts.add(bounded(factory.raw(Op.INT_XOR, variable("a" + i), variable("b" + i))));
    }
    for (int i = 0; i < products; i++) {
      conjuncts.add(bounded(factory.raw(Op.INT_MUL, variable("a" + i), variable("b" + i))));
    }
    return conjuncts;
  }

  private Expr variable(String name) {
    return factory.input(name, Sort.INT);
  }

  private Expr bounded(Expr value) {
    return factory.apply(Op.INT_LT, value, factory.intConst(1000));
  }

  private static Duration truth(int sums, int products) {
    return Duration.ofMillis(2 + sums + 10L * products);
  }

  @Test
  void learnsTheWeightsBehindMeasuredTimes() {
    var model = new CostModel();
    var random = new Random(1);
    for (int i = 0; i < 300; i++) {
      int sums = random.nextInt(20);
      int products = random.nextInt(20);
      model.observe(query(sums, products), truth(sums, products));
    }
    assertThat((double) model.predict(query(7, 30)).toMillis())
        .isCloseTo(truth(7, 30).toMillis(), Percentage.withPercentage(5));
  }

  @Test
  void ranksHarderOperationsHigherBeforeAnythingIsMeasured() {
    var model = new CostModel();
    Expr d = factory.input("d", Sort.DOUBLE);
    Expr product =
        factory.apply(Op.DOUBLE_LT, factory.apply(Op.DOUBLE_MUL, d, d), factory.doubleConst(2));
    assertThat(model.predict(List.of(product))).isGreaterThan(model.predict(query(1, 0)));
  }

  @Test
  void followsAProgramWhoseQueriesBecomeSlower() {
    var model = new CostModel();
    for (int i = 0; i < 500; i++) {
      model.observe(query(5, 5), Duration.ofMillis(10));
    }
    Duration before = model.predict(query(5, 5));
    for (int i = 0; i < 5000; i++) {
      model.observe(query(5, 5), Duration.ofMillis(40));
    }
    assertThat(before).isLessThan(Duration.ofMillis(12));
    assertThat(model.predict(query(5, 5))).isGreaterThan(Duration.ofMillis(35));
  }

  @Test
  void aPredictionIsNeverNegative() {
    var model = new CostModel();
    for (int i = 0; i < 50; i++) {
      model.observe(query(10, 10), Duration.ZERO);
    }
    assertThat(model.predict(query(0, 1))).isGreaterThan(Duration.ZERO);
  }
}
