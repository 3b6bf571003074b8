package dev.quarry.expr.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Operations on the results of operations, where a wrong bound or a missing assumption shows. */
class NestedStringTermsTest {
  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14})
  void whatIsVisibleOfLongStringsIsExact(long seed) {
    var factory = new ExprFactory();
    var samples = new SampleStrings(seed);
    var terms = new RandomStringTerms(factory, samples);
    int exact = 0;
    for (int n = 0; n < 500; n++) {
      var check = new LoweringCheck(factory, terms.observation(), new Bounds(Map.of(), 3, 9));
      for (int m = 0; check.lowered().unsupported().isEmpty() && m < 30; m++) {
        exact += check.holdsAssumptionsIn(model(terms, samples)) ? 1 : 0;
      }
    }
    assertThat(exact).isGreaterThan(4_000);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void nestedTermsAreExactUnderTheirAssumptions(long seed) {
    var factory = new ExprFactory();
    var samples = new SampleStrings(seed);
    var terms = new RandomStringTerms(factory, samples);
    int lowered = 0;
    int exact = 0;
    for (int n = 0; n < 150; n++) {
      Expr condition = terms.condition(3);
      // Strings may be longer than their vectors, so that visible units alone must do.
      var check = new LoweringCheck(factory, condition, new Bounds(Map.of(), 3, 9));
      lowered += check.lowered().unsupported().isEmpty() ? 1 : 0;
      for (int m = 0; check.lowered().unsupported().isEmpty() && m < 12; m++) {
        exact += check.holdsAssumptionsIn(model(terms, samples)) ? 1 : 0;
      }
    }
    assertThat(lowered).isGreaterThan(100);
    assertThat(exact).isGreaterThan(400);
  }

  private static Model model(RandomStringTerms terms, SampleStrings samples) {
    String first = samples.any(samples.random().nextBoolean() ? 3 : 8);
    return new Model(
        Map.of(terms.s, first, terms.t, samples.relatedTo(first, 4), terms.i, samples.index(4)));
  }
}
