package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ConcolicWalkTest {
  private static final Solver NO_LINEAR_SOLVER =
      query -> new Verdict.Unknown(Verdict.Reason.UNTRANSLATABLE, "no solver here");

  private final Terms t = new Terms();

  private Verdict solve(Solver linear, WalkOptions options, Expr... conjuncts) {
    var walk = new ConcolicWalk(t.factory, new JdkFunctions(), linear, options, 1);
    return walk.solve(Query.of(List.of(conjuncts), Budget.of(Duration.ofMinutes(1))));
  }

  private Model assertSolved(WalkOptions options, Expr... conjuncts) {
    Verdict verdict = solve(new EnumeratingSolver(), options, conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    Model model = ((Verdict.Sat) verdict).model();
    var interpreter = new Interpreter(new JdkFunctions());
    assertThat(interpreter.satisfies(model, List.of(conjuncts))).isTrue();
    return model;
  }

  private Model assertSolved(Expr... conjuncts) {
    return assertSolved(WalkOptions.defaults(), conjuncts);
  }

  private Expr[] blind() {
    Input x = t.ofInt("x");
    Input y = t.ofInt("y");
    return new Expr[] {t.eq(x, t.times(x, y)), t.less(t.number(2), x)};
  }

  @Test
  void productThatEqualsItsFactorIsSolved() {
    assertSolved(blind());
  }

  @Test
  void productThatEqualsItsFactorIsSolvedAsPublished() {
    assertSolved(WalkOptions.asPublished(), blind());
  }

  @Test
  void bitsOfADoubleBehindANativeCallAreSolved() {
    Expr bits = t.jdk("java.lang.Double", "doubleToRawLongBits", "(D)J", t.ofDouble("u"));
    assertSolved(t.less(t.number(0L), t.apply(Op.LONG_AND, bits, t.number(0xff000L))));
  }

  @Test
  void trigonometricInequalityIsSolved() {
    assertSolved(
        t.less(
            t.plus(t.math("cos", t.ofDouble("y")), t.number(0.5)), t.math("sin", t.ofDouble("x"))),
        t.less(t.number(10.0), t.ofDouble("x")));
  }

  @Test
  void trigonometricEquationIsSolvedToTheLastBit() {
    Input x = t.ofDouble("x");
    Input y = t.ofDouble("y");
    assertSolved(
        t.eq(t.math("sin", x), t.math("cos", y)),
        t.less(t.number(1.0), x),
        t.less(t.number(2.0), y));
  }

  @Test
  void rootInANarrowIntervalIsFound() {
    Input x = t.ofDouble("x");
    assertSolved(
        t.less(t.number(3.14159265358), x),
        t.less(x, t.number(3.14159265360)),
        t.less(t.math("sin", x), t.number(0.0)));
  }

  @Test
  void pythagoreanTripleIsFound() {
    Input x = t.ofInt("x");
    Input y = t.ofInt("y");
    Input z = t.ofInt("z");
    assertSolved(
        t.eq(t.plus(t.times(x, x), t.times(y, y)), t.times(z, z)),
        t.less(t.number(10), x),
        t.less(x, y),
        t.less(y, z),
        t.less(z, t.number(1000)));
  }

  @Test
  void hashCollisionIsFound() {
    Input k = t.ofInt("k");
    Input l = t.ofInt("l");
    assertSolved(t.eq(bucket(k), bucket(l)), t.less(k, l), t.less(t.number(1_000), k));
  }

  private Expr bucket(Expr key) {
    Expr mixed = xorShifted(xorShifted(key, 20, 12), 7, 4);
    return t.apply(Op.INT_AND, mixed, t.number(1023));
  }

  private Expr xorShifted(Expr h, int first, int second) {
    return t.apply(
        Op.INT_XOR,
        h,
        t.apply(
            Op.INT_XOR,
            t.apply(Op.INT_USHR, h, t.number(first)),
            t.apply(Op.INT_USHR, h, t.number(second))));
  }

  @Test
  void linearEquationIsKeptWhileTheRestIsSearched() {
    Input x = t.ofInt("x");
    Input y = t.ofInt("y");
    Input z = t.ofInt("z");
    Expr sum = t.plus(t.plus(x, t.times(t.number(3), y)), z);
    assertSolved(
        t.eq(sum, t.number(20)),
        t.eq(t.times(x, y), t.plus(z, t.number(60))),
        t.less(t.number(0), x),
        t.less(t.number(0), y));
  }

  @Test
  void linearEquationOfDoublesIsKeptWhileTheRestIsSearched() {
    Input x = t.ofDouble("x");
    Input y = t.ofDouble("y");
    assertSolved(
        t.eq(t.plus(x, t.times(t.number(3.0), y)), t.number(10.0)),
        t.less(t.math("sin", t.times(x, y)), t.number(-0.9)));
  }

  @Test
  void minimumOfACurvedValleyIsFoundExactly() {
    Input x = t.ofDouble("x");
    Input y = t.ofDouble("y");
    Expr across = t.apply(Op.DOUBLE_SUB, y, t.times(x, x));
    Expr along = t.apply(Op.DOUBLE_SUB, t.number(1.0), x);
    Expr two = t.number(2.0);
    Expr rosenbrock =
        t.plus(t.times(t.number(100.0), t.math("pow", across, two)), t.math("pow", along, two));
    Model model = assertSolved(t.eq(rosenbrock, t.number(0.0)));
    assertThat(model.get(x)).isEqualTo(1.0);
  }

  @Test
  void twoEquationsOfDoublesAreSolvedTogether() {
    Input x = t.ofDouble("x");
    Input y = t.ofDouble("y");
    Expr product = t.times(t.times(t.number(1e4), x), y);
    Expr sum =
        t.plus(t.math("exp", t.apply(Op.DOUBLE_NEG, x)), t.math("exp", t.apply(Op.DOUBLE_NEG, y)));
    assertSolved(t.eq(product, t.number(1.0)), t.eq(sum, t.number(1.0001)));
  }

  @Test
  void earlierSolutionIsWhereALaterSearchStarts() {
    var options = WalkOptions.asPublished().steps(1).with(Technique.MEMOISED_STARTS);
    var walk = new ConcolicWalk(t.factory, new JdkFunctions(), NO_LINEAR_SOLVER, options, 1);
    Budget budget = Budget.of(Duration.ofMinutes(1));
    Input x = t.ofInt("x");
    Expr far = t.eq(t.times(x, x), t.number(40_000 * 40_000));
    assertThat(walk.solve(Query.of(List.of(far), budget))).isInstanceOf(Verdict.Unknown.class);
    Model near = new Model(Map.of(x, 40_000));
    assertThat(walk.solve(Query.of(List.of(far), budget).withHint(near)))
        .isEqualTo(new Verdict.Sat(near));
    assertThat(walk.solve(Query.of(List.of(far), budget))).isEqualTo(new Verdict.Sat(near));
  }

  @Test
  void disjunctionIsSolvedByItsNearerPart() {
    Input x = t.ofInt("x");
    Input y = t.ofInt("y");
    assertSolved(
        t.factory.or(List.of(t.eq(t.times(x, y), t.number(391)), t.eq(x, t.number(-77_777)))),
        t.less(t.number(1), x),
        t.less(x, y),
        t.less(y, t.number(100)));
  }

  @Test
  void equalStringIsFound() {
    Expr both = t.apply(Op.STRING_CONCAT, t.ofString("a"), t.ofString("b"));
    assertSolved(
        t.eq(both, t.text("hello world")),
        t.less(t.number(2), t.apply(Op.STRING_LENGTH, t.ofString("a"))));
  }

  @Test
  void prefixSuffixAndCaseAreFoundTogether() {
    Input s = t.ofString("s");
    assertSolved(
        t.eq(t.apply(Op.STRING_UPPER_CASE, s), t.text("QUARRY")),
        t.apply(Op.STRING_STARTS_WITH, s, t.text("qu"), t.number(0)),
        t.apply(Op.STRING_ENDS_WITH, s, t.text("Y")));
  }

  @Test
  void stringBehindAnOpaqueFunctionIsFound() {
    Input s = t.ofString("s");
    Expr parsed = t.jdk("java.lang.Integer", "parseInt", "(Ljava/lang/String;)I", s);
    assertSolved(
        t.eq(parsed, t.number(4711)), t.apply(Op.STRING_STARTS_WITH, s, t.text("0"), t.number(0)));
  }

  @Test
  void regularExpressionIsMatched() {
    Input s = t.ofString("s");
    assertSolved(t.apply(Op.STRING_MATCHES, s, t.text("[a-c]{3}-[0-9]{4}")));
  }

  @Test
  void elementOfAMapIsChosen() {
    Input map = t.factory.input("field", Sort.map(Sort.INT, Sort.REF));
    Input object = t.factory.input("object", Sort.REF);
    Expr element = t.apply(Op.SELECT, map, object);
    Model model =
        assertSolved(
            t.eq(t.times(element, element), t.number(49)),
            t.factory.not(t.eq(object, t.factory.nullRef())));
    assertThat(((MapValue) model.get(map)).get(List.of(model.get(object)))).isIn(7, -7);
    assertThat(model.get(object)).isNotEqualTo(Ref.NULL);
  }

  @Test
  void flagIsFlipped() {
    Input flag = t.factory.input("flag", Sort.BOOL);
    Input x = t.ofDouble("x");
    Expr chosen = t.factory.ite(flag, t.math("exp", x), t.number(-1.0));
    assertSolved(t.less(t.number(5.0), chosen));
  }

  @Test
  void withoutALinearSolverTheLinearPartIsSearchedToo() {
    Input x = t.ofInt("x");
    Input y = t.ofInt("y");
    Verdict verdict =
        solve(
            NO_LINEAR_SOLVER,
            WalkOptions.defaults(),
            t.less(t.number(1_000), x),
            t.eq(t.plus(x, y), t.number(77)),
            t.less(t.times(x, y), t.number(-500_000)));
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
  }

  @Test
  void unsatisfiableLinearPartIsReportedWithTheConjunctsItCameFrom() {
    Input x = t.ofInt("x");
    Expr below = t.less(x, t.number(5));
    Expr above = t.less(t.number(10), x);
    Expr range = t.apply(Op.AND, below, above);
    Expr other = t.less(t.math("sin", t.ofDouble("d")), t.number(0.5));
    Solver linear = EnumeratingSolver.proving(above, below);
    Verdict verdict = solve(linear, WalkOptions.defaults(), other, range);
    assertThat(verdict).isEqualTo(new Verdict.Unsat(List.of(range)));
  }

  @Test
  void falseConjunctIsUnsatisfiable() {
    Expr never = t.factory.bool(false);
    assertThat(solve(NO_LINEAR_SOLVER, WalkOptions.defaults(), blind()[0], never))
        .isEqualTo(new Verdict.Unsat(List.of(never)));
  }

  @Test
  void conditionThatNothingSatisfiesIsUnknownWithACandidate() {
    Input x = t.ofDouble("x");
    Verdict verdict =
        solve(NO_LINEAR_SOLVER, WalkOptions.defaults(), t.less(t.number(1.0), t.math("sin", x)));
    var unknown = (Verdict.Unknown) verdict;
    assertThat(unknown.reason()).isEqualTo(Verdict.Reason.SEARCH_ENDED);
    double best = Math.sin((Double) unknown.candidate().get(x));
    assertThat(best).isGreaterThan(0.999);
  }

  @Test
  void unknownFunctionIsUnknownAndNotAnError() {
    var function = new OpaqueSymbol("nowhere", List.of(Sort.INT), Sort.INT);
    Expr call = t.factory.call(function, List.of(t.ofInt("x")));
    assertThat(solve(NO_LINEAR_SOLVER, WalkOptions.defaults(), t.eq(call, t.number(1))))
        .isInstanceOf(Verdict.Unknown.class);
  }

  @Test
  void sameSeedAndQueryGiveTheSameModel() {
    Input x = t.ofDouble("x");
    Input y = t.ofDouble("y");
    Expr[] conjuncts = {t.eq(t.math("sin", x), t.math("cos", y)), t.less(t.number(2.0), y)};
    Verdict first = solve(new EnumeratingSolver(), WalkOptions.defaults(), conjuncts);
    Verdict second = solve(new EnumeratingSolver(), WalkOptions.defaults(), conjuncts);
    assertThat(first).isInstanceOf(Verdict.Sat.class).isEqualTo(second);
  }

  @Test
  void oneSolverAnswersARepeatedQueryTheSame() {
    var walk =
        new ConcolicWalk(
            t.factory, new JdkFunctions(), NO_LINEAR_SOLVER, WalkOptions.defaults(), 1);
    Query query = Query.of(List.of(blind()), Budget.of(Duration.ofMinutes(1)));
    assertThat(walk.solve(query)).isInstanceOf(Verdict.Sat.class).isEqualTo(walk.solve(query));
  }

  @Test
  void expiredBudgetEndsTheWalkWithTimeOut() {
    var clock = new AtomicLong();
    Budget budget = Budget.of(Duration.ofNanos(10), clock::get);
    clock.set(10);
    Expr never = t.less(t.number(1.0), t.math("sin", t.ofDouble("x")));
    var walk =
        new ConcolicWalk(
            t.factory, new JdkFunctions(), NO_LINEAR_SOLVER, WalkOptions.defaults(), 1);
    var unknown = (Verdict.Unknown) walk.solve(Query.of(List.of(never), budget));
    assertThat(unknown.reason()).isEqualTo(Verdict.Reason.TIME_OUT);
  }

  @Test
  void budgetThatEndsDuringTheWalkIsHonoured() {
    var clock = new AtomicLong();
    Budget budget = Budget.of(Duration.ofNanos(200), clock::incrementAndGet);
    Expr never = t.less(t.number(1.0), t.math("sin", t.ofDouble("x")));
    var walk =
        new ConcolicWalk(
            t.factory,
            new JdkFunctions(),
            NO_LINEAR_SOLVER,
            WalkOptions.defaults().steps(1_000_000_000),
            1);
    var unknown = (Verdict.Unknown) walk.solve(Query.of(List.of(never), budget));
    assertThat(unknown.reason()).isEqualTo(Verdict.Reason.TIME_OUT);
    assertThat(unknown.candidate().values()).containsKey(t.ofDouble("x"));
  }

  @Test
  void hintInsideThePolytopeSparesTheLinearSolver() {
    var linear = new EnumeratingSolver();
    var walk = new ConcolicWalk(t.factory, new JdkFunctions(), linear, WalkOptions.defaults(), 1);
    Query query =
        Query.of(List.of(blind()), Budget.of(Duration.ofMinutes(1)))
            .withHint(new Model(Map.of(t.ofInt("x"), 1_000_000)));
    assertThat(((Verdict.Sat) walk.solve(query)).model().get(t.ofInt("y"))).isEqualTo(1);
    assertThat(linear.queries).isZero();
  }
}
