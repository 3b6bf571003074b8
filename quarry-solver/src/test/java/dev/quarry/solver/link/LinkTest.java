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
import dev.quarry.solver.cache.MemoryStore;
import dev.quarry.solver.cost.CostModel;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LinkTest {
  private final ExprFactory factory = new ExprFactory();
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  private final Statistics statistics = new Statistics();
  private final Input x = factory.input("x", Sort.INT);
  private final Input y = factory.input("y", Sort.INT);
  private final Input z = factory.input("z", Sort.INT);

  private Expr less(Expr a, Expr b) {
    return factory.apply(Op.INT_LT, a, b);
  }

  private Expr constant(int value) {
    return factory.intConst(value);
  }

  private static Query query(Expr... conjuncts) {
    return Query.of(List.of(conjuncts), Budget.of(Duration.ofSeconds(5)));
  }

  @Test
  void aFalseConjunctIsUnsatisfiableWithoutAskingFurther() {
    var link = new ConstantLink(Scripted.silent(), statistics);
    Expr no = factory.bool(false);
    assertThat(link.solve(query(less(x, y), no))).isEqualTo(new Verdict.Unsat(List.of(no)));
  }

  @Test
  void trueConjunctsAloneAreSatisfiedByTheHint() {
    var link = new ConstantLink(Scripted.silent(), statistics);
    Model hint = new Model(Map.of(x, 3));
    assertThat(link.solve(query(factory.bool(true)).withHint(hint)))
        .isEqualTo(new Verdict.Sat(hint));
  }

  @Test
  void conjunctionsAreTakenApartAndCoresNameTheOriginal() {
    Expr whole = factory.apply(Op.AND, less(x, y), less(y, z));
    var next = new Scripted(q -> new Verdict.Unsat(List.of(less(y, z))));
    Verdict verdict = new ConstantLink(next, statistics).solve(query(whole, less(x, y)));
    assertThat(next.asked.get(0).conjuncts()).containsExactlyInAnyOrder(less(x, y), less(y, z));
    assertThat(verdict).isEqualTo(new Verdict.Unsat(List.of(whole)));
  }

  @Test
  void aConjunctAndItsNegationClash() {
    var link = new ContradictionLink(factory, Scripted.silent(), statistics);
    Verdict verdict = link.solve(query(less(x, y), less(y, z), factory.not(less(x, y))));
    assertThat(verdict).isEqualTo(new Verdict.Unsat(List.of(less(x, y), factory.not(less(x, y)))));
  }

  @Test
  void onlyTheSliceThatTheHintViolatesIsSolved() {
    var next = new Scripted(q -> new Verdict.Sat(new Model(Map.of(z, 7))));
    var link = new SlicingLink(interpreter, next, statistics);
    Expr flipped = less(constant(5), z);
    Model hint = new Model(Map.of(x, 1, y, 2, z, 0));
    Verdict verdict = link.solve(query(less(x, y), flipped).withHint(hint));
    assertThat(next.asked).hasSize(1);
    assertThat(next.asked.get(0).conjuncts()).containsExactly(flipped);
    assertThat(verdict).isEqualTo(new Verdict.Sat(new Model(Map.of(x, 1, y, 2, z, 7))));
  }

  @Test
  void conjunctsThatShareAnInputStayTogether() {
    var next = new Scripted(q -> new Verdict.Sat(new Model(Map.of(x, 1, y, 2, z, 3))));
    var link = new SlicingLink(interpreter, next, statistics);
    link.solve(query(less(x, y), less(y, z)));
    assertThat(next.asked.get(0).conjuncts()).containsExactly(less(x, y), less(y, z));
  }

  @Test
  void anUnsatisfiableSliceDecidesEvenBesideAnUndecidedOne() {
    Expr undecided = less(x, y);
    Expr clash = less(z, constant(3));
    var next =
        new Scripted(
            q ->
                q.conjuncts().contains(clash)
                    ? new Verdict.Unsat(List.of(clash))
                    : new Verdict.Unknown(Verdict.Reason.TIME_OUT, "slow"));
    Model hint = new Model(Map.of(z, 9));
    Verdict verdict =
        new SlicingLink(interpreter, next, statistics)
            .solve(query(undecided, clash).withHint(hint));
    assertThat(verdict).isEqualTo(new Verdict.Unsat(List.of(clash)));
  }

  @Test
  void aRenamedAndReorderedQueryIsAnsweredFromTheCache() {
    Input a = factory.input("a", Sort.INT);
    Input b = factory.input("b", Sort.INT);
    var next = new Scripted(q -> new Verdict.Sat(new Model(Map.of(x, 1, y, 9))));
    var link = new CanonicalCacheLink(factory, new MemoryStore(10), next, statistics);
    link.solve(query(less(x, y), less(constant(5), y)));
    Verdict again = link.solve(query(less(constant(5), b), less(a, b)));
    assertThat(next.asked).hasSize(1);
    assertThat(again).isEqualTo(new Verdict.Sat(new Model(Map.of(a, 1, b, 9))));
  }

  @Test
  void aCachedCoreNamesTheConjunctsOfTheNewQuery() {
    Input a = factory.input("a", Sort.INT);
    Expr below = less(x, constant(3));
    Expr above = less(constant(8), x);
    var next = new Scripted(q -> new Verdict.Unsat(List.of(below, above)));
    var link = new CanonicalCacheLink(factory, new MemoryStore(10), next, statistics);
    link.solve(query(below, above));
    Verdict again = link.solve(query(less(constant(8), a), less(a, constant(3))));
    assertThat(next.asked).hasSize(1);
    assertThat(((Verdict.Unsat) again).core())
        .containsExactlyInAnyOrder(less(a, constant(3)), less(constant(8), a));
  }

  @Test
  void unknownIsNeverCached() {
    var next = new Scripted(q -> new Verdict.Unknown(Verdict.Reason.TIME_OUT, "slow"));
    var link = new CanonicalCacheLink(factory, new MemoryStore(10), next, statistics);
    link.solve(query(less(x, y)));
    link.solve(query(less(x, y)));
    assertThat(next.asked).hasSize(2);
  }

  @Test
  void anOldModelAnswersAWeakerQuery() {
    var next = new Scripted(q -> new Verdict.Sat(new Model(Map.of(x, 1, y, 9))));
    var link = new ModelCacheLink(interpreter, next, statistics);
    link.solve(query(less(x, y), less(constant(5), y)));
    Verdict weaker = link.solve(query(less(x, y)));
    assertThat(next.asked).hasSize(1);
    assertThat(weaker).isInstanceOf(Verdict.Sat.class);
  }

  @Test
  void anOldCoreRefutesAStrongerQuery() {
    var next = new Scripted(q -> new Verdict.Unsat(List.of(less(x, y), less(y, x))));
    var link = new ModelCacheLink(interpreter, next, statistics);
    link.solve(query(less(x, y), less(y, x)));
    Verdict stronger = link.solve(query(less(y, z), less(y, x), less(x, y)));
    assertThat(next.asked).hasSize(1);
    assertThat(stronger).isEqualTo(new Verdict.Unsat(List.of(less(x, y), less(y, x))));
  }

  @Test
  void aModelThatEvaluationContradictsIsUnknown() {
    var next = new Scripted(q -> new Verdict.Sat(new Model(Map.of(x, 2, y, 1))));
    Verdict verdict = new ValidationLink(interpreter, next, statistics).solve(query(less(x, y)));
    assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
    assertThat(((Verdict.Unknown) verdict).reason()).isEqualTo(Verdict.Reason.NOT_CONFIRMED);
  }

  @Test
  void theScoutIsNotSentWhereABackEndIsQuick() {
    var next = new Scripted(q -> new Verdict.Sat(Model.EMPTY));
    var link = new ScoutLink(Scripted.silent(), next, statistics);
    link.solve(query(less(x, y)));
    assertThat(next.asked).hasSize(1);
  }

  @Test
  void whatTheScoutDoesNotFindGoesOnFromItsBestPoint() {
    Input d = factory.input("d", Sort.DOUBLE);
    Expr square = factory.apply(Op.DOUBLE_MUL, d, d);
    Model best = new Model(Map.of(d, 1.5));
    var scout = new Scripted(q -> new Verdict.Unknown(Verdict.Reason.SEARCH_ENDED, "lost", best));
    var next = new Scripted(q -> new Verdict.Sat(q.hint()));
    Verdict verdict =
        new ScoutLink(scout, next, statistics)
            .solve(query(factory.apply(Op.DOUBLE_LT, square, factory.doubleConst(2))));
    assertThat(verdict).isEqualTo(new Verdict.Sat(best));
  }

  @Test
  void whatTheBackEndCannotDecideGoesOnFromItsCandidate() {
    Model candidate = new Model(Map.of(x, 4));
    var backend =
        new Scripted(
            q -> new Verdict.Unknown(Verdict.Reason.UNTRANSLATABLE, "no theory", candidate));
    var next = new Scripted(q -> new Verdict.Unknown(Verdict.Reason.SEARCH_ENDED, "lost"));
    var link = new SmtLink(backend, new CostModel(), next, statistics);
    Verdict verdict = link.solve(query(less(x, y)));
    assertThat(next.asked.get(0).hint()).isEqualTo(candidate);
    assertThat(verdict)
        .isEqualTo(
            new Verdict.Unknown(Verdict.Reason.UNTRANSLATABLE, "no theory; lost", Model.EMPTY));
  }

  @Test
  void everyAnswerOfABackEndTeachesTheCostModel() {
    var costs = new CostModel();
    var backend = new Scripted(q -> new Verdict.Sat(Model.EMPTY));
    new SmtLink(backend, costs, Scripted.silent(), statistics).solve(query(less(x, y)));
    assertThat(costs.observations()).isEqualTo(1);
  }

  @Test
  void statisticsCountQueriesAndOwnAnswers() {
    var next = new Scripted(q -> new Verdict.Sat(new Model(Map.of(x, 1, y, 2))));
    var link = new ModelCacheLink(interpreter, next, statistics);
    link.solve(query(less(x, y)));
    link.solve(query(less(x, y)));
    Statistics.Row row = statistics.rows().get(0);
    assertThat(row.queries()).isEqualTo(2);
    assertThat(row.hits()).isEqualTo(1);
    assertThat(statistics.answering()).containsExactly("model cache");
  }
}
