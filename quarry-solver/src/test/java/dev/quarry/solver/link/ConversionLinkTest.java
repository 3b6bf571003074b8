package dev.quarry.solver.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Verdict;
import dev.quarry.solver.walk.ModelRepair;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConversionLinkTest {
  private static final Verdict OPEN = new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "asked");

  private final ExprFactory factory = new ExprFactory();
  private final Input s = factory.input("s", Sort.STRING);
  private final Expr read = factory.apply(Op.STRING_TO_INT, s, factory.intConst(10));
  private final Expr isNumeral = factory.apply(Op.STRING_IS_INT, s, factory.intConst(10));
  private final Expr equation =
      factory.eq(factory.apply(Op.INT_MUL, read, read), factory.intConst(5329));
  private final List<Query> asked = new ArrayList<>();

  private Verdict solve(Verdict numeric, Expr... conjuncts) {
    var link =
        new ConversionLink(
            factory,
            new ModelRepair(new JdkFunctions()),
            query -> {
              asked.add(query);
              return asked.size() > 1 ? OPEN : withNumbers(numeric, query);
            },
            new Statistics());
    return link.solve(Query.of(List.of(conjuncts), Budget.of(Duration.ofSeconds(5))));
  }

  /** A model for whatever the numbers are called. */
  private static Verdict withNumbers(Verdict verdict, Query query) {
    if (!(verdict instanceof Verdict.Sat)) {
      return verdict;
    }
    Map<Input, Object> values = new LinkedHashMap<>();
    query.conjuncts().forEach(one -> one.inputs().forEach(input -> values.put(input, 73)));
    return new Verdict.Sat(new Model(values));
  }

  @Test
  void theNumberIsSolvedForAndThenItsTextIsMade() {
    Verdict verdict = solve(new Verdict.Sat(Model.EMPTY), isNumeral, equation);

    assertThat(verdict)
        .isInstanceOfSatisfying(
            Verdict.Sat.class,
            sat -> {
              assertThat(sat.model().get(s)).isEqualTo("73");
              assertThat(
                      new Interpreter(new JdkFunctions())
                          .satisfies(sat.model(), List.of(isNumeral, equation)))
                  .isTrue();
            });
    assertThat(asked).hasSize(1);
    assertThat(asked.get(0).conjuncts())
        .singleElement()
        .satisfies(one -> assertThat(one.inputs()).doesNotContain(s));
  }

  @Test
  void nothingIsRefutedHere() {
    Verdict verdict = solve(new Verdict.Unsat(List.of(equation)), isNumeral, equation);

    assertThat(verdict).isEqualTo(OPEN);
    assertThat(asked.get(1).conjuncts()).containsExactly(isNumeral, equation);
  }

  @Test
  void whatReadsNoNumbersGoesOnAsItIs() {
    Expr plain = factory.apply(Op.STRING_IS_EMPTY, s);

    solve(OPEN, plain);

    assertThat(asked).singleElement().satisfies(one -> assertThat(one.conjuncts()).contains(plain));
  }
}
