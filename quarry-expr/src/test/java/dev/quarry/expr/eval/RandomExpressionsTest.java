package dev.quarry.expr.eval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Simplification;
import dev.quarry.expr.testing.RandomExprs;
import dev.quarry.expr.testing.Rebuilding;
import dev.quarry.expr.testing.SameValue;
import dev.quarry.expr.testing.SampleValues;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Large expressions of everything: all evaluators agree, and simplification changes no value. */
class RandomExpressionsTest {
  private static final int BATCHES = 190;
  private static final int MODELS = 12;

  private final JdkFunctions functions = new JdkFunctions();

  /** Functions that always return normally. */
  static List<OpaqueSymbol> symbols() {
    return List.of(
        JdkFunctions.symbol("java.lang.StrictMath", "sin", "(D)D"),
        JdkFunctions.symbol("java.lang.Math", "max", "(II)I"),
        JdkFunctions.symbol("java.lang.Integer", "bitCount", "(I)I"),
        JdkFunctions.symbol("java.lang.Long", "hashCode", "(J)I"),
        JdkFunctions.symbol("java.lang.Float", "compare", "(FF)I"),
        JdkFunctions.symbol("java.lang.Double", "toString", "(D)Ljava/lang/String;"),
        JdkFunctions.symbol("java.lang.Character", "isLetter", "(C)Z"),
        JdkFunctions.symbol("java.lang.Character", "toUpperCase", "(C)C"),
        JdkFunctions.symbol("java.lang.Math", "fma", "(FFF)F"));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void allEvaluatorsAgree(long seed) {
    var random = new SampleValues(seed);
    for (int batch = 0; batch < BATCHES; batch++) {
      var source = source(seed * 1_000 + batch);
      List<Expr> results = source.next(10 + batch);
      var evaluators = new Evaluators(results, source.inputs(), functions);
      for (int i = 0; i < MODELS; i++) {
        Model model = random.model(source.inputs());
        var values = evaluators.evaluate(model);
        values.forEach(
            (way, actual) -> check(way, results, model, values.get("interpreter"), actual));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14, 15, 16})
  void simplificationKeepsEveryValue(long seed) {
    var random = new SampleValues(seed);
    for (int batch = 0; batch < BATCHES; batch++) {
      var source = source(seed * 1_000 + batch);
      List<Expr> plain = source.next(10 + batch);
      var rebuilding = new Rebuilding(new ExprFactory());
      List<Expr> simplified = rebuilding.rebuild(plain);
      List<Input> inputs =
          rebuilding.rebuild(source.inputs()).stream().map(Input.class::cast).toList();
      ExpressionProgram expected = Programs.tape(plain, source.inputs(), functions);
      ExpressionProgram actual = Programs.tape(simplified, inputs, functions);
      for (int i = 0; i < MODELS; i++) {
        Model model = random.model(source.inputs());
        check(
            "simplified",
            plain,
            model,
            Evaluators.run(expected, model),
            Evaluators.run(actual, rebuilding.rebuild(model)));
      }
    }
  }

  private static RandomExprs source(long seed) {
    return new RandomExprs(new ExprFactory(Simplification.NONE), seed, symbols());
  }

  private static void check(
      String way, List<Expr> exprs, Model model, List<Object> expected, List<Object> actual) {
    for (int i = 0; i < exprs.size(); i++) {
      Object wanted = expected.get(i);
      Object got = actual.get(i);
      int index = i;
      assertThat(SameValue.upToNan(wanted, got))
          .as(
              () ->
                  way
                      + ": "
                      + got
                      + " instead of "
                      + wanted
                      + " for "
                      + exprs.get(index)
                      + " in "
                      + model.restrictedTo(exprs.get(index).inputs()))
          .isTrue();
    }
  }
}
