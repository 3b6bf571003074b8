package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FitnessTest {
  private final Terms t = new Terms();
  private final Interpreter interpreter = new Interpreter(new WalkFunctions(new JdkFunctions()));
  private final Fitness fitness = new Fitness(t.factory, new Distances(t.factory, 1));

  private double error(Expr condition, Model model) {
    return (Double) interpreter.evaluate(fitness.error(condition), model);
  }

  private enum Numbers {
    INTS(Sort.INT, 0, 1, -1, 7, Integer.MIN_VALUE, Integer.MAX_VALUE),
    LONGS(Sort.LONG, 0L, 1L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, Long.MAX_VALUE - 1, 1L << 60),
    FLOATS(
        Sort.FLOAT,
        0f,
        -0f,
        1f,
        Float.MIN_VALUE,
        Float.MAX_VALUE,
        Float.NaN,
        Float.NEGATIVE_INFINITY),
    DOUBLES(
        Sort.DOUBLE,
        0d,
        -0d,
        1d,
        1e-300,
        Double.MIN_VALUE,
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY);

    final Sort sort;
    final List<Object> values;

    Numbers(Sort sort, Object... values) {
      this.sort = sort;
      this.values = List.of(values);
    }
  }

  @ParameterizedTest
  @EnumSource(Numbers.class)
  void errorOfAComparisonIsZeroExactlyWhereItHolds(Numbers numbers) {
    Input a = t.factory.input("a", numbers.sort);
    Input b = t.factory.input("b", numbers.sort);
    var conditions = new ArrayList<Expr>();
    for (String comparison : List.of("_EQ", "_LT", "_LE")) {
      Expr condition = t.apply(Op.valueOf(numbers.sort + comparison), a, b);
      conditions.add(condition);
      conditions.add(t.factory.raw(Op.NOT, condition));
    }
    for (Object x : numbers.values) {
      for (Object y : numbers.values) {
        var model = new Model(Map.of(a, x, b, y));
        for (Expr condition : conditions) {
          assertErrorFits(condition, model);
        }
      }
    }
  }

  private void assertErrorFits(Expr condition, Model model) {
    double error = error(condition, model);
    assertThat(error).as("%s in %s", condition, model).isNotNaN().isNotNegative().isFinite();
    assertThat(error == 0)
        .as("%s in %s", condition, model)
        .isEqualTo(interpreter.evaluate(condition, model));
  }

  @Test
  void errorOfConnectivesIsZeroExactlyWhereTheyHold() {
    var random = new SplittableRandom(7);
    List<Input> inputs = List.of(t.ofInt("x"), t.ofInt("y"));
    Input flag = t.factory.input("flag", Sort.BOOL);
    for (int i = 0; i < 300; i++) {
      Expr condition = randomCondition(random, inputs, flag, 4);
      for (int j = 0; j < 10; j++) {
        var model =
            new Model(
                Map.of(
                    inputs.get(0),
                    random.nextInt(-3, 4),
                    inputs.get(1),
                    random.nextInt(-3, 4),
                    flag,
                    random.nextBoolean()));
        assertErrorFits(condition, model);
      }
    }
  }

  private Expr randomCondition(SplittableRandom random, List<Input> inputs, Input flag, int depth) {
    if (depth == 0 || random.nextInt(5) == 0) {
      Expr left = inputs.get(random.nextInt(2));
      Expr right = random.nextBoolean() ? inputs.get(1) : t.number(random.nextInt(-3, 4));
      return switch (random.nextInt(4)) {
        case 0 -> t.eq(left, right);
        case 1 -> t.less(left, right);
        case 2 -> t.apply(Op.INT_LE, left, right);
        default -> flag;
      };
    }
    Expr a = randomCondition(random, inputs, flag, depth - 1);
    Expr b = randomCondition(random, inputs, flag, depth - 1);
    return switch (random.nextInt(5)) {
      case 0 -> t.factory.raw(Op.AND, a, b);
      case 1 -> t.factory.raw(Op.OR, a, b);
      case 2 -> t.factory.raw(Op.NOT, a);
      case 3 -> t.factory.raw(Op.BOOL_EQ, a, b);
      default -> t.factory.raw(Op.ITE, a, b, randomCondition(random, inputs, flag, depth - 1));
    };
  }

  @Test
  void errorsAreThoseOfAlgorithm52() {
    Input x = t.ofInt("x");
    var atThree = new Model(Map.of(x, 3));
    assertThat(error(t.eq(x, t.number(10)), atThree)).isEqualTo(7);
    assertThat(error(t.factory.not(t.eq(x, t.number(3))), atThree)).isEqualTo(1);
    assertThat(error(t.less(t.number(10), x), atThree)).isEqualTo(8);
    assertThat(error(t.less(x, t.number(10)), atThree)).isZero();
  }

  @Test
  void notANumberHasAnEighthOfTheGreatestError() {
    Input x = t.ofDouble("x");
    assertThat(error(t.eq(x, t.number(1.0)), new Model(Map.of(x, Double.NaN))))
        .isEqualTo(Double.MAX_VALUE / 8);
  }

  @Test
  void differenceOfFarLongsDoesNotWrapAround() {
    Input x = t.ofLong("x");
    assertThat(error(t.eq(x, t.number(Long.MAX_VALUE)), new Model(Map.of(x, Long.MIN_VALUE))))
        .isEqualTo(Math.scalb(1.0, 64));
  }

  @Test
  void aConditionHasTheDifferencesOfItsComparisons() {
    Input x = t.ofInt("x");
    Input y = t.ofInt("y");
    Expr condition = t.factory.or(List.of(t.less(x, y), t.eq(x, t.number(5))));
    var model = new Model(Map.of(x, 3, y, 1));
    assertThat(fitness.differences(condition))
        .extracting(difference -> interpreter.evaluate(difference, model))
        .containsExactlyInAnyOrder(2.0, -2.0);
  }
}
