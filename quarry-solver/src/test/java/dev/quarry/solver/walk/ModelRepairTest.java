package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
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
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ModelRepairTest {
  private final ExprFactory factory = new ExprFactory();
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  private final ModelRepair repair = new ModelRepair(new JdkFunctions());
  private final Input x = factory.input("x", Sort.INT);
  private final Input y = factory.input("y", Sort.INT);
  private final Input z = factory.input("z", Sort.INT);

  private Verdict solve(Model hint, Expr... conjuncts) {
    return repair.solve(new Query(List.of(conjuncts), Budget.of(Duration.ofSeconds(5)), hint));
  }

  private Model mended(Model hint, Expr... conjuncts) {
    Verdict verdict = solve(hint, conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    Model model = ((Verdict.Sat) verdict).model();
    assertThat(interpreter.satisfies(model, List.of(conjuncts))).isTrue();
    return model;
  }

  private Expr less(Expr a, Expr b) {
    return factory.apply(Op.INT_LT, a, b);
  }

  private Expr differ(Expr a, Expr b) {
    return factory.not(factory.eq(a, b));
  }

  private Expr sum(Expr a, Expr b) {
    return factory.apply(Op.INT_ADD, a, b);
  }

  private Expr number(int value) {
    return factory.intConst(value);
  }

  @Test
  void theNearestValueIsTaken() {
    assertThat(mended(Model.EMPTY, less(number(41), x)).get(x)).isEqualTo(42);
    assertThat(mended(Model.EMPTY, less(x, number(-3))).get(x)).isEqualTo(-4);
    assertThat(mended(Model.EMPTY, factory.eq(x, number(7))).get(x)).isEqualTo(7);
  }

  @Test
  void inputsThatAreNotInTheWayKeepTheirValues() {
    Model hint = new Model(Map.of(x, 10, y, 20));
    Model model = mended(hint, less(x, number(15)), less(y, number(5)));
    assertThat(model.get(x)).isEqualTo(10);
  }

  @Test
  void whatOneChangeBreaksTheNextMends() {
    Model isosceles = new Model(Map.of(x, 2, y, 1, z, 2));
    mended(
        isosceles,
        less(number(0), x),
        less(number(0), y),
        less(number(0), z),
        less(z, sum(x, y)),
        less(y, sum(z, x)),
        less(x, sum(z, y)),
        differ(x, y),
        differ(z, y),
        differ(z, x));
  }

  @Test
  void constantsOfTheQueryAreDistancesToTry() {
    Expr century = factory.eq(factory.apply(Op.INT_REM, x, number(100)), number(0));
    Expr plain = differ(factory.apply(Op.INT_REM, x, number(400)), number(0));
    assertThat(mended(Model.EMPTY, century, plain).get(x)).isEqualTo(100);
  }

  @Test
  void arithmeticWrapsAround() {
    Expr overflow = less(sum(x, number(1)), x);
    assertThat(mended(Model.EMPTY, factory.eq(sum(x, number(1)), number(Integer.MIN_VALUE))).get(x))
        .isEqualTo(Integer.MAX_VALUE);
    // Only the greatest number does it, and nothing leads there.
    assertThat(solve(Model.EMPTY, overflow)).isNotInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void aReferenceBecomesAnObjectThatNoOtherInputRefersTo() {
    Input p = factory.input("p", Sort.REF);
    Input q = factory.input("q", Sort.REF);
    Expr isNull = factory.eq(p, factory.nullRef());
    Model model = mended(new Model(Map.of(q, new Ref(1))), factory.not(isNull));
    assertThat(model.get(p)).isEqualTo(new Ref(2));
    assertThat(mended(model, isNull).get(p)).isEqualTo(Ref.NULL);
    assertThat(mended(new Model(Map.of(p, new Ref(4))), factory.eq(p, q)).get(q))
        .isEqualTo(new Ref(4));
  }

  @Test
  void typesComeFromTheSetsOfTheQuery() {
    Input type = factory.input("p.type", Sort.TYPE);
    Expr all = subtype(type, "A", "B", "C");
    Expr some = subtype(type, "A", "B");
    Model hint = new Model(Map.of(type, "A"));
    assertThat(mended(hint, all, factory.not(some)).get(type)).isEqualTo("C");
    assertThat(mended(new Model(Map.of(type, "C")), all, some).get(type)).isIn("A", "B");
  }

  private Expr subtype(Expr type, String... names) {
    return factory.apply(
        Op.SUBTYPE, type, factory.constant(Sort.TYPES, TypeSet.of("set", List.of(names))));
  }

  @Test
  void booleansDoublesAndStringsAreMendedToo() {
    Input b = factory.input("b", Sort.BOOL);
    Input d = factory.input("d", Sort.DOUBLE);
    Input s = factory.input("s", Sort.STRING);
    assertThat(mended(Model.EMPTY, b).get(b)).isEqualTo(true);
    mended(Model.EMPTY, factory.apply(Op.DOUBLE_LT, factory.doubleConst(1.5), d));
    assertThat(mended(Model.EMPTY, factory.eq(s, factory.string("on"))).get(s)).isEqualTo("on");
    mended(Model.EMPTY, factory.eq(factory.apply(Op.STRING_LENGTH, s), number(3)));
  }

  @ParameterizedTest
  @EnumSource(Op.class)
  void noOperationIsTooMuchForIt(Op op) {
    Assumptions.assumeTrue(op.meaning().isPresent(), "the polymorphic ones have no fixed sorts");
    List<Expr> arguments = new ArrayList<>();
    for (Sort.Basic sort : op.meaning().orElseThrow().parameters()) {
      arguments.add(
          sort == Sort.TYPES
              ? factory.constant(sort, TypeSet.of("set", List.of("A")))
              : factory.input("p" + arguments.size(), sort));
    }
    Expr term = factory.apply(op, arguments.toArray(Expr[]::new));
    List<Expr> wishes = new ArrayList<>();
    if (term.sort() == Sort.BOOL) {
      wishes.addAll(List.of(term, factory.not(term)));
    } else {
      Expr other = factory.input("other", term.sort());
      Expr usual = factory.constant(term.sort(), term.sort().defaultValue());
      wishes.addAll(List.of(differ(term, usual), factory.eq(term, other), differ(term, other)));
    }
    for (Expr wish : wishes) {
      Verdict verdict = solve(Model.EMPTY, wish);
      assertThat(verdict).isNotInstanceOf(Verdict.Unsat.class);
      if (verdict instanceof Verdict.Sat sat) {
        assertThat(interpreter.satisfies(sat.model(), List.of(wish))).isTrue();
      }
    }
  }

  @Test
  void nothingIsEverRefuted() {
    assertThat(solve(Model.EMPTY, less(x, y), less(y, x))).isInstanceOf(Verdict.Unknown.class);
  }

  @Test
  void theSameQueryHasTheSameAnswer() {
    Expr[] query = {less(x, y), less(y, z), less(number(5), sum(x, z))};
    assertThat(solve(Model.EMPTY, query)).isEqualTo(solve(Model.EMPTY, query));
  }

  @Test
  void mostQueriesOfOneFlippedComparisonAreMended() {
    var random = new SplittableRandom(7);
    int mended = 0;
    for (int i = 0; i < 300; i++) {
      Model hint =
          new Model(
              Map.of(x, random.nextInt(-9, 9), y, random.nextInt(-9, 9), z, random.nextInt(-9, 9)));
      List<Expr> path = new ArrayList<>();
      for (int k = 0; k < 4; k++) {
        path.add(holding(comparison(random), hint));
      }
      // A model of the whole path is known to exist: flip what another point does not satisfy.
      Model other = new Model(Map.of(x, random.nextInt(-9, 9), y, 0, z, random.nextInt(-9, 9)));
      List<Expr> kept =
          new ArrayList<>(
              path.stream().filter(c -> interpreter.satisfies(other, List.of(c))).toList());
      kept.add(holding(comparison(random), other));
      Verdict verdict = repair.solve(new Query(kept, Budget.of(Duration.ofSeconds(5)), hint));
      if (verdict instanceof Verdict.Sat sat) {
        assertThat(interpreter.satisfies(sat.model(), kept)).isTrue();
        mended++;
      }
    }
    assertThat(mended).isGreaterThan(280);
  }

  private Expr comparison(SplittableRandom random) {
    List<Expr> terms = List.of(x, y, z, sum(x, y), sum(y, z), number(random.nextInt(-5, 5)));
    Expr a = terms.get(random.nextInt(5));
    Expr b = terms.get(random.nextInt(terms.size()));
    return random.nextInt(3) == 0 ? factory.eq(a, b) : less(a, b);
  }

  private Expr holding(Expr condition, Model model) {
    return interpreter.satisfies(model, List.of(condition)) ? condition : factory.not(condition);
  }
}
