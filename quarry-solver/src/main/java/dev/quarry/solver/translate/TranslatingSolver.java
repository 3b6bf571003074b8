package dev.quarry.solver.translate;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.strings.Bounds;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import dev.quarry.solver.Verdict.Reason;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtBackend;
import dev.quarry.solver.smt.SmtScript;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Decides queries by an SMT back end. Strings are tried under growing bounds: an unsat core that
 * leans on a bound asks for a greater one, a core that does not is a proof.
 */
public final class TranslatingSolver implements Solver {
  private static final Duration LEAST_TIME = Duration.ofMillis(1);

  /** Of a question to a process, where work is counted. */
  private static final Duration OVERHEAD = Duration.ofMillis(1);

  private final ExprFactory factory;
  private final Interpreter interpreter;
  private final SmtBackend backend;

  /** The back end is closed with this solver. */
  public TranslatingSolver(ExprFactory factory, Interpreter interpreter, SmtBackend backend) {
    this.factory = factory;
    this.interpreter = interpreter;
    this.backend = backend;
  }

  @Override
  public Verdict solve(Query query) {
    var abstraction = Abstraction.of(factory, query.conjuncts());
    Optional<Bounds> bounds = Optional.of(Bounds.initial(abstraction.conjuncts()));
    Verdict verdict = new Verdict.Unknown(Reason.TIME_OUT, "no time was left");
    boolean isFirst = true;
    while (bounds.isPresent() && query.budget().remaining().compareTo(LEAST_TIME) >= 0) {
      var translation = Translation.of(factory, query.conjuncts(), abstraction, bounds.get());
      SmtScript script = translation.script();
      SmtAnswer answer = backend.check(script, query.budget().remaining());
      query.budget().clock().worked(answer.elapsed().plus(OVERHEAD));
      verdict = verdict(query, translation, script, answer);
      boolean bounded = answer instanceof SmtAnswer.Unsat unsat && translation.needsBounds(unsat);
      if (bounded) {
        Optional<Verdict> unbounded = refuteUnbounded(query, abstraction, translation, isFirst);
        if (unbounded.isPresent()) {
          return unbounded.get();
        }
      }
      isFirst = false;
      bounds = bounded ? bounds.get().grown() : Optional.empty();
    }
    return verdict;
  }

  /** Where a condition and its opposite are asked of one text, a core leans on bounds in vain. */
  private Optional<Verdict> refuteWithoutTexts(Query query, Abstraction abstraction) {
    Translation translation =
        Translation.of(
            factory,
            query.conjuncts(),
            abstraction.withoutTexts(factory),
            Bounds.initial(List.of()));
    return refute(query, translation, translation.script());
  }

  /** So it does where an expression that is matched says how long a text is at most. */
  private Optional<Verdict> refuteUnbounded(
      Query query, Abstraction abstraction, Translation bounded, boolean isFirst) {
    Optional<Verdict> refuted = isFirst ? refuteWithoutTexts(query, abstraction) : Optional.empty();
    return refuted.isEmpty() && abstraction.matchesExpressions()
        ? refute(query, bounded, bounded.script().withoutAssumptions())
        : refuted;
  }

  private Optional<Verdict> refute(Query query, Translation translation, SmtScript script) {
    SmtAnswer answer = backend.check(script, query.budget().remaining());
    query.budget().clock().worked(answer.elapsed().plus(OVERHEAD));
    return answer instanceof SmtAnswer.Unsat unsat && !script.needsAssumptions(unsat)
        ? Optional.of(new Verdict.Unsat(translation.core(unsat)))
        : Optional.empty();
  }

  private Verdict verdict(
      Query query, Translation translation, SmtScript script, SmtAnswer answer) {
    if (answer instanceof SmtAnswer.Sat sat) {
      return checked(query, translation, translation.model(sat));
    }
    if (answer instanceof SmtAnswer.Unsat unsat) {
      return script.needsAssumptions(unsat)
          ? new Verdict.Unknown(Reason.BOUNDED, translation.assumptions())
          : new Verdict.Unsat(translation.core(unsat));
    }
    if (answer instanceof SmtAnswer.Unknown unknown) {
      return new Verdict.Unknown(reason(unknown.reason()), unknown.reason());
    }
    var malformed = (SmtAnswer.Malformed) answer;
    return new Verdict.Unknown(
        Reason.INCOMPLETE, "the back end objects to its script: " + malformed.message());
  }

  private Verdict checked(Query query, Translation translation, Model model) {
    if (interpreter.satisfies(model, query.conjuncts())) {
      return new Verdict.Sat(model);
    }
    return translation
        .obstacle()
        .map(obstacle -> new Verdict.Unknown(Reason.UNTRANSLATABLE, obstacle, model))
        .orElseGet(
            () ->
                new Verdict.Unknown(
                    Reason.NOT_CONFIRMED, "evaluation contradicts the back end's model", model));
  }

  private static Reason reason(String text) {
    return switch (text) {
      case SmtAnswer.Unknown.TIME_OUT -> Reason.TIME_OUT;
      case SmtAnswer.Unknown.PROCESS_ENDED -> Reason.PROCESS_ENDED;
      default -> Reason.INCOMPLETE;
    };
  }

  @Override
  public void close() {
    backend.close();
  }
}
