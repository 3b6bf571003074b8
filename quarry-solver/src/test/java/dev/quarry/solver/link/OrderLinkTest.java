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
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class OrderLinkTest {
  private static final Verdict OPEN = new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "asked");

  private final ExprFactory factory = new ExprFactory();
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  private final OrderLink link =
      new OrderLink(interpreter, new Scripted(query -> OPEN), new Statistics());
  private final Input x = factory.input("x", Sort.INT);
  private final Input y = factory.input("y", Sort.INT);
  private final Input z = factory.input("z", Sort.INT);

  private Verdict solve(List<Expr> conjuncts) {
    return link.solve(Query.of(conjuncts, Budget.of(Duration.ofSeconds(5))));
  }

  private void assertClash(Expr... conjuncts) {
    assertThat(solve(List.of(conjuncts)))
        .isInstanceOfSatisfying(
            Verdict.Unsat.class,
            unsat -> assertThat(unsat.core()).containsExactlyInAnyOrder(conjuncts));
  }

  private void assertOpen(Expr... conjuncts) {
    assertThat(solve(List.of(conjuncts))).isEqualTo(OPEN);
  }

  private Expr less(Expr a, Expr b) {
    return factory.apply(Op.INT_LT, a, b);
  }

  private Expr number(int value) {
    return factory.intConst(value);
  }

  @Test
  void twoTermsAreNotBothSmallerThanEachOther() {
    Expr term = factory.apply(Op.INT_MUL, x, y);
    assertClash(less(term, z), less(z, term));
    assertOpen(less(term, z), less(term, y));
  }

  @Test
  void aChainOfComparisonsMayCloseItself() {
    assertClash(less(x, y), factory.not(less(z, y)), factory.not(less(x, z)));
    assertOpen(less(x, y), factory.not(less(z, y)), factory.not(less(z, x)));
  }

  @Test
  void nothingIsBetweenThreeAndFour() {
    assertClash(less(number(3), x), less(x, number(4)));
    assertOpen(less(number(3), x), less(x, number(5)));
  }

  @Test
  void constantsAreOrderedAmongThemselves() {
    assertClash(less(x, number(3)), less(number(8), y), less(y, x));
  }

  @Test
  void equalTermsDoNotDiffer() {
    assertClash(factory.not(less(x, y)), factory.not(less(y, x)), factory.not(factory.eq(x, y)));
    assertClash(factory.eq(x, y), less(x, y));
  }

  @Test
  void aDisjunctionFallsWithAllItsParts() {
    Expr outside = factory.apply(Op.OR, less(number(3), x), less(x, number(0)));
    assertClash(less(number(-1), x), less(x, number(4)), outside);
    assertOpen(less(number(-1), x), less(x, number(5)), outside);
  }

  @Test
  void theCoreLeavesOutWhatIsNotNeeded() {
    Expr low = less(x, number(3));
    Expr high = less(number(8), x);
    assertThat(solve(List.of(less(x, y), low, less(y, z), high)))
        .isInstanceOfSatisfying(
            Verdict.Unsat.class,
            unsat -> assertThat(unsat.core()).containsExactlyInAnyOrder(low, high));
  }

  @Test
  void theGreatestNumberHasNoneAbove() {
    // As the order has no top, this is for others to decide; it must only not be got wrong.
    assertOpen(less(factory.apply(Op.INT_ADD, x, number(1)), x));
    assertOpen(less(x, factory.apply(Op.INT_ADD, x, number(1))));
  }

  @Test
  void comparisonsOfInputsAndConstantsAreDecidedAsByTryingAllValues() {
    var random = new SplittableRandom(11);
    int refuted = 0;
    for (int i = 0; i < 500; i++) {
      List<Expr> conjuncts = new ArrayList<>();
      for (int k = random.nextInt(2, 6); k > 0; k--) {
        conjuncts.add(comparison(random));
      }
      boolean satisfiable = satisfiable(conjuncts);
      assertThat(solve(conjuncts) instanceof Verdict.Unsat)
          .as(conjuncts.toString())
          .isEqualTo(!satisfiable);
      refuted += satisfiable ? 0 : 1;
    }
    assertThat(refuted).isBetween(100, 400);
  }

  private Expr comparison(SplittableRandom random) {
    List<Expr> terms = List.of(x, y, z, number(random.nextInt(-2, 3)));
    int first = random.nextInt(terms.size());
    Expr a = terms.get(first);
    Expr b = terms.get((first + random.nextInt(1, terms.size())) % terms.size());
    return switch (random.nextInt(3)) {
      case 0 -> factory.eq(a, b);
      case 1 -> less(a, b);
      default -> factory.not(less(a, b));
    };
  }

  private boolean satisfiable(List<Expr> conjuncts) {
    for (int a = -6; a <= 6; a++) {
      for (int b = -6; b <= 6; b++) {
        for (int c = -6; c <= 6; c++) {
          if (interpreter.satisfies(new Model(Map.of(x, a, y, b, z, c)), conjuncts)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
