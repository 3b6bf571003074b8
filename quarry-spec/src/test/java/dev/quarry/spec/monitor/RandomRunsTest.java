package dev.quarry.spec.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.spec.Atom;
import dev.quarry.spec.Body;
import dev.quarry.spec.Formula;
import dev.quarry.spec.Moment;
import dev.quarry.spec.Pattern;
import dev.quarry.spec.Signal;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Term;
import dev.quarry.spec.monitor.Alphabet.Letter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random formulas and expressions, random runs: the automaton against the definition. */
class RandomRunsTest {
  private static final int SPECIFICATIONS = 3_000;
  private static final int RUNS = 20;
  private static final int LONGEST = 8;

  /** Two events, one of them with a condition, and a proposition. */
  private static final List<Atom> ATOMS =
      List.of(
          event("open", Optional.empty()),
          event("close", Optional.empty()),
          event("close", Optional.of(new Term.Literal(true))),
          new Atom.Proposition(new Term.Literal(true)));

  private static Atom event(String method, Optional<Term> condition) {
    return new Atom.Event(new Signal(Moment.CALL, method), Optional.empty(), condition);
  }

  private final Random random = new Random(1);
  private final Alphabet alphabet = Alphabet.of(specification(new Body.Walking(List.of())));

  @Test
  void automataOfFormulasAgreeWithTheDefinitionOfTheLogic() {
    int accepted = 0;
    int rejected = 0;
    for (int i = 0; i < SPECIFICATIONS; i++) {
      Formula formula = formula(4, true);
      Monitor monitor = Monitors.of(specification(new Body.Holding(formula)));
      for (int j = 0; j < RUNS; j++) {
        List<Integer> run = run(1);
        int state = walk(monitor, run);
        boolean holds = Semantics.holds(formula, letters(run), 0);
        assertThat(monitor.accepts(state)).as("%s over %s", formula, run).isEqualTo(holds);
        accepted += holds ? 1 : 0;
        rejected += monitor.rejects(state) ? 1 : 0;
        checkRejection(monitor, run, state, longer -> Semantics.holds(formula, letters(longer), 0));
      }
    }
    assertThat(accepted).isBetween(SPECIFICATIONS, SPECIFICATIONS * (RUNS - 1));
    assertThat(rejected).isGreaterThan(SPECIFICATIONS);
  }

  @Test
  void automataOfExpressionsAgreeWithMatchingByHand() {
    int accepted = 0;
    int rejected = 0;
    for (int i = 0; i < SPECIFICATIONS; i++) {
      Pattern pattern = pattern(4);
      Monitor monitor = Monitors.of(specification(new Body.Matching(pattern)));
      for (int j = 0; j < RUNS; j++) {
        List<Integer> run = run(0);
        int state = walk(monitor, run);
        boolean matches = Semantics.matches(pattern, letters(run));
        assertThat(monitor.accepts(state)).as("%s over %s", pattern, run).isEqualTo(matches);
        accepted += matches ? 1 : 0;
        rejected += monitor.rejects(state) ? 1 : 0;
        checkRejection(monitor, run, state, longer -> Semantics.matches(pattern, letters(longer)));
      }
    }
    assertThat(accepted).isGreaterThan(SPECIFICATIONS);
    assertThat(rejected).isGreaterThan(SPECIFICATIONS);
  }

  @Test
  void theAutomatonForViolationsRejectsTheSameRuns() {
    for (int i = 0; i < SPECIFICATIONS; i++) {
      Specification specification = specification(new Body.Holding(formula(4, true)));
      Monitor whole = Monitors.of(specification);
      Monitor safety = whole.forViolations();
      assertThat(safety.states()).isLessThanOrEqualTo(whole.states());
      for (int j = 0; j < RUNS; j++) {
        List<Integer> run = run(0);
        int before = walk(whole, run);
        int after = walk(safety, run);
        assertThat(safety.rejects(after)).isEqualTo(whole.rejects(before));
        assertThat(safety.distance(after)).isEqualTo(whole.distance(before));
      }
    }
  }

  @Test
  void runsThatMustBeCompleteAreWrongAtTheEndIfTheFormulaDoesNotHold() {
    Alphabet withEnd = Alphabet.of(specification(new Body.Complete(new Body.Walking(List.of()))));
    int end = withEnd.letters().size() - 1;
    assertThat(withEnd.signals().get(withEnd.letters().get(end).signal())).isEqualTo(Signal.END);
    int rejected = 0;
    for (int i = 0; i < SPECIFICATIONS; i++) {
      Formula formula = formula(4, true);
      Monitor monitor = Monitors.of(specification(new Body.Complete(new Body.Holding(formula))));
      for (int j = 0; j < RUNS; j++) {
        List<Integer> run = run(1);
        int state = walk(monitor, run);
        boolean holds = Semantics.holds(formula, letters(run), 0);
        int after = monitor.next(state, end);
        assertThat(monitor.rejects(after)).as("%s over %s", formula, run).isEqualTo(!holds);
        assertThat(monitor.next(after, run.get(0))).isEqualTo(after);
        if (!holds) {
          assertThat(monitor.distance(state)).isLessThanOrEqualTo(1);
          rejected++;
        }
      }
    }
    assertThat(rejected).isGreaterThan(SPECIFICATIONS);
  }

  /** A rejected run has no continuation that is right, one that is right none that is rejected. */
  private void checkRejection(
      Monitor monitor,
      List<Integer> run,
      int state,
      java.util.function.Predicate<List<Integer>> isRight) {
    List<Integer> longer = new ArrayList<>(run);
    longer.addAll(run(0));
    if (!longer.isEmpty() && isRight.test(longer)) {
      assertThat(monitor.rejects(state)).as("%s", longer).isFalse();
    }
    int distance = monitor.distance(state);
    int after = walk(monitor, longer);
    if (monitor.rejects(after)) {
      assertThat(distance).isLessThanOrEqualTo(longer.size() - run.size());
    }
  }

  private static int walk(Monitor monitor, List<Integer> run) {
    int state = 0;
    for (int letter : run) {
      state = monitor.next(state, letter);
    }
    return state;
  }

  private List<Letter> letters(List<Integer> run) {
    return run.stream().map(alphabet.letters()::get).toList();
  }

  private List<Integer> run(int least) {
    int length = least + random.nextInt(LONGEST);
    return random.ints(length, 0, alphabet.letters().size()).boxed().toList();
  }

  private static Specification specification(Body body) {
    return new Specification(
        Specification.Kind.USAGE,
        "random",
        Specification.Monitored.of("Foo", Specification.Scope.OBJECT),
        body,
        ATOMS,
        "random:1",
        "");
  }

  private Formula formula(int depth, boolean mayLookAhead) {
    if (depth == 0 || random.nextInt(6) == 0) {
      return random.nextInt(8) == 0
          ? new Formula.Constant(random.nextBoolean())
          : new Formula.Now(random.nextInt(ATOMS.size()));
    }
    int operator = random.nextInt(mayLookAhead ? 11 : 7);
    boolean isPast = operator >= 3 && operator < 7;
    Formula left = formula(depth - 1, mayLookAhead && !isPast);
    Formula right = formula(depth - 1, mayLookAhead && !isPast);
    return switch (operator) {
      case 0 -> new Formula.Not(left);
      case 1 -> new Formula.And(left, right);
      case 2 -> Formula.implies(left, right);
      case 3 -> new Formula.Previously(left);
      case 4 -> new Formula.Since(left, right);
      case 5 -> Formula.once(left);
      case 6 -> Formula.historically(left);
      case 7 -> new Formula.Next(left);
      case 8 -> new Formula.Until(left, right);
      case 9 -> Formula.eventually(left);
      default -> Formula.always(left);
    };
  }

  private Pattern pattern(int depth) {
    if (depth == 0 || random.nextInt(6) == 0) {
      return random.nextInt(8) == 0
          ? new Pattern.Empty()
          : new Pattern.One(random.nextInt(ATOMS.size()));
    }
    return switch (random.nextInt(3)) {
      case 0 -> new Pattern.Sequence(pattern(depth - 1), pattern(depth - 1));
      case 1 -> new Pattern.Choice(pattern(depth - 1), pattern(depth - 1));
      default -> new Pattern.Repeated(pattern(depth - 1));
    };
  }
}
