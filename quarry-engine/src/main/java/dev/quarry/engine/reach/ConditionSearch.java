package dev.quarry.engine.reach;

import dev.quarry.concolic.RunReport;
import dev.quarry.engine.backward.BackwardSearches;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.condition.JavaCondition;
import dev.quarry.engine.condition.ReachCondition;
import dev.quarry.engine.condition.ReachCondition.Strength;
import dev.quarry.engine.forward.EntryInputs;
import dev.quarry.engine.run.RunService;
import dev.quarry.engine.run.Workers;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.UndefinedValueException;
import dev.quarry.program.InputMethods;
import dev.quarry.program.MethodId;
import dev.quarry.search.random.RandomInputs;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Verdict;
import dev.quarry.symcretic.search.BackwardResult;
import dev.quarry.symcretic.search.BackwardSearch.Crossings;
import dev.quarry.symcretic.search.Trial;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds out when a target is reached: all ways back to the entry that a run came from, each a
 * conjunction; then runs inputs that satisfy the whole and inputs that do not. What a run
 * contradicts is not told.
 */
final class ConditionSearch {
  /** More ways than this nobody reads. */
  private static final int MOST_WAYS = 12;

  private static final int RANDOM_SAMPLES = 40;
  private static final int SOLVED_SAMPLES = 8;
  private static final Duration QUERY_TIME = Duration.ofMillis(500);

  private final ReachParts parts;
  private final ExprFactory factory;
  private final Subject subject;
  private final Question question;
  private final Trials trials;
  private final GoalCheck check;
  private final Interpreter interpreter;

  ConditionSearch(ReachParts parts, Subject subject, Workers workers, Question question) {
    this.parts = parts;
    this.factory = parts.factory();
    this.subject = subject;
    this.question = question;
    this.trials = new Trials(new RunService(workers, parts.options().runs(subject.classPath())));
    this.check = new GoalCheck(subject, question);
    this.interpreter = new Interpreter(parts.functions());
  }

  /** Empty if no condition was found that runs agree with and Java can say. */
  Optional<ReachCondition> of(Hit hit) throws IOException, InterruptedException {
    Optional<ReachCondition> best = Optional.empty();
    for (Crossings crossing : Crossings.values()) {
      Optional<ReachCondition> found = of(hit, crossing);
      if (found.filter(one -> one.strength() == Strength.EXACT).isPresent()) {
        return found;
      }
      best = best.isPresent() ? best : found;
    }
    return best;
  }

  private Optional<ReachCondition> of(Hit hit, Crossings crossing)
      throws IOException, InterruptedException {
    Collected ways = collect(hit.entry(), crossing);
    if (ways.conditions().isEmpty()) {
      return Optional.empty();
    }
    List<List<Expr>> shorter =
        new ConditionSimplification(factory, parts.solver(), ways.facts()).of(ways.conditions());
    var java = JavaCondition.over(hit.entry(), subject.program());
    List<List<Expr>> said = new ArrayList<>();
    boolean isLeftOut = false;
    for (List<Expr> way : shorter) {
      List<Expr> some = way.stream().filter(one -> java.of(one).isPresent()).toList();
      isLeftOut |= some.size() < way.size();
      said.add(some);
    }
    if (isLeftOut && !ways.areAll()) {
      return Optional.empty();
    }
    Expr whole = factory.or(said.stream().map(factory::and).toList());
    Samples samples = sample(hit, whole, ways.facts());
    return strength(samples, ways.areAll())
        .flatMap(strength -> java.of(whole).map(text -> told(text, strength, samples)))
        .filter(one -> !one.java().equals("true") || one.strength() == Strength.EXACT);
  }

  private static ReachCondition told(String text, Strength strength, Samples samples) {
    return new ReachCondition(
        text,
        strength,
        samples.fitting(),
        samples.others(),
        samples.strays(),
        strength == Strength.NECESSARY
            ? "It leaves out what Java can't say, or what was skipped: %d of %d inputs that satisfy it do not reach it."
                .formatted(samples.failing(), samples.failing() + samples.fitting())
            : "");
  }

  /**
   * What runs leave of a condition.
   *
   * @param areAll whether there is no other way
   */
  private static Optional<Strength> strength(Samples samples, boolean areAll) {
    if (areAll && samples.strays() > 0) {
      return Optional.empty();
    }
    if (samples.failing() == 0 && samples.fitting() > 0) {
      return Optional.of(areAll ? Strength.EXACT : Strength.SUFFICIENT);
    }
    return areAll && samples.fitting() > 0 ? Optional.of(Strength.NECESSARY) : Optional.empty();
  }

  /**
   * Ways to an entry.
   *
   * @param conditions of each way
   * @param facts about inputs that they mention
   * @param areAll whether it is proved that there are no others
   */
  private record Collected(List<List<Expr>> conditions, List<Expr> facts, boolean areAll) {}

  private Collected collect(MethodId entry, Crossings crossing) {
    List<List<Expr>> ways = new ArrayList<>();
    Set<Expr> facts = new LinkedHashSet<>();
    Trial trial =
        new Trial() {
          @Override
          public boolean reaches(MethodId from, Model input) {
            return ways.size() >= MOST_WAYS;
          }

          @Override
          public boolean takes(MethodId from, Way way) {
            if (ways.size() < MOST_WAYS) {
              ways.add(way.conditions());
              facts.addAll(way.facts());
              return true;
            }
            return false;
          }
        };
    Duration time = parts.options().budget().dividedBy(2);
    BackwardResult result =
        BackwardSearches.of(
                subject,
                factory,
                parts.solver(),
                parts.functions(),
                time,
                new InputMethods(parts.options().inputClasses()))
            .ways(question.goals(), entry, crossing, trial, time);
    return new Collected(ways, List.copyOf(facts), result.proof().isPresent());
  }

  /**
   * What running inputs showed.
   *
   * @param fitting satisfy the condition and reached the target
   * @param failing satisfy it and did not
   * @param others do not satisfy it
   * @param strays do not, and reached the target all the same
   */
  private record Samples(int fitting, int failing, int others, int strays) {
    Samples with(boolean satisfies, boolean reaches) {
      return new Samples(
          fitting + (satisfies && reaches ? 1 : 0),
          failing + (satisfies && !reaches ? 1 : 0),
          others + (satisfies ? 0 : 1),
          strays + (!satisfies && reaches ? 1 : 0));
    }
  }

  private Samples sample(Hit hit, Expr condition, List<Expr> facts)
      throws IOException, InterruptedException {
    MethodId entry = hit.entry();
    List<Model> inputs = new ArrayList<>();
    if (hit.driver().isEmpty()) {
      inputs.add(hit.input());
    }
    inputs.addAll(solved(condition, facts));
    inputs.addAll(solved(factory.not(condition), facts));
    RandomInputs random =
        EntryInputs.of(
            subject.program(),
            entry,
            question.methods(),
            question.likely().constants(),
            factory,
            parts.options().setting().seed());
    for (int i = 0; i < RANDOM_SAMPLES && !random.isConstant(); i++) {
      inputs.add(random.input());
    }
    Samples samples = new Samples(0, 0, 0, 0);
    for (Model input : inputs) {
      RunReport report = trials.run(entry, input);
      Optional<Boolean> satisfies = value(condition, report.input());
      // What is only known of runs that ended by themselves is not held against a condition.
      if (satisfies.isPresent() && isWhole(report)) {
        samples = samples.with(satisfies.get(), check.isReached(report));
      }
    }
    return samples;
  }

  private static boolean isWhole(RunReport report) {
    return switch (report.ending().kind()) {
      case RETURNED, THREW -> true;
      default -> false;
    };
  }

  private Optional<Boolean> value(Expr condition, Model input) {
    try {
      return Optional.of((Boolean) interpreter.evaluate(condition, input));
    } catch (UndefinedValueException e) {
      return Optional.empty();
    }
  }

  /** A few inputs that differ from each other. */
  private List<Model> solved(Expr condition, List<Expr> facts) {
    List<Model> models = new ArrayList<>();
    List<Expr> conditions = new ArrayList<>(facts);
    conditions.add(condition);
    for (int i = 0; i < SOLVED_SAMPLES; i++) {
      Verdict verdict = parts.solver().solve(Query.of(conditions, Budget.of(QUERY_TIME)));
      if (!(verdict instanceof Verdict.Sat sat)) {
        break;
      }
      models.add(sat.model());
      Optional<Expr> other = difference(condition, sat.model());
      if (other.isEmpty()) {
        break;
      }
      conditions.add(other.get());
    }
    return models;
  }

  /** That one of the numbers in a condition is another than in a model. */
  private Optional<Expr> difference(Expr condition, Model model) {
    List<Expr> differences =
        Dag.inputsOf(List.of(condition)).stream()
            .filter(input -> input.sort() == Sort.INT || input.sort() == Sort.LONG)
            .map(
                input ->
                    factory.not(
                        factory.eq(input, factory.constant(input.sort(), model.get(input)))))
            .toList();
    return differences.isEmpty() ? Optional.empty() : Optional.of(factory.or(differences));
  }
}
