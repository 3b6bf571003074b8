package dev.quarry.solver.smt.child;

import dev.quarry.solver.Measure;
import dev.quarry.solver.WorkClock;
import dev.quarry.solver.smt.Deadline;
import dev.quarry.solver.smt.RawScript;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Sat;
import dev.quarry.solver.smt.SmtAnswer.Unknown;
import dev.quarry.solver.smt.SmtAnswer.Unsat;
import dev.quarry.solver.smt.SmtBackend;
import dev.quarry.solver.smt.SmtScript;
import dev.quarry.solver.smt.text.Command;
import dev.quarry.solver.smt.text.Commands;
import dev.quarry.solver.smt.text.LiveCommands;
import dev.quarry.solver.smt.text.ScriptSyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Result;

/**
 * Bitwuzla in this process: bit-vectors, IEEE floats, arrays, uninterpreted functions.
 *
 * <p>Each query has a context of its own, because the binding keeps every term until its context is
 * closed. A query is solved without cores first: keeping track of them costs up to 1.6 times the
 * time of a satisfiable query. Only a refuted one is solved again for its core, in the time that is
 * left.
 */
final class BitwuzlaBackend implements SmtBackend {
  // The binding lists its live objects in one place for the whole process, so contexts must not
  // overlap.
  private static final Object ONE_CONTEXT = new Object();

  /** What passes between two questions of the solver whether it should go on, more or less. */
  private static final Duration BETWEEN_QUESTIONS = Duration.ofNanos(150_000);

  private final Measure measure;

  /**
   * Loads the library, which is ours to do: the binding never does. Loading the same file twice is
   * harmless.
   */
  BitwuzlaBackend(Path library, Measure measure) {
    this.measure = measure;
    System.load(library.toString());
  }

  @Override
  public SmtAnswer check(SmtScript script, Duration timeout) {
    Deadline deadline = within(timeout);
    return guarded(
        deadline,
        () -> {
          SmtAnswer first = solve(script, deadline, BitwuzlaContext.Purpose.MODEL);
          if (!(first instanceof Unsat) || script.assertions().size() <= 1) {
            return first;
          }
          SmtAnswer second = solve(script, deadline, BitwuzlaContext.Purpose.CORE);
          return second instanceof Unsat ? second : all(script.assertions().size(), deadline);
        });
  }

  @Override
  public SmtAnswer check(RawScript script, Duration timeout) {
    Deadline deadline = within(timeout);
    return guarded(deadline, () -> run(Commands.of(script.text()), deadline));
  }

  @Override
  public void close() {}

  /** The solver asks at the same points each time, so its questions are a measure of its work. */
  private Deadline within(Duration timeout) {
    return measure == Measure.TIME
        ? Deadline.in(timeout)
        : Deadline.in(timeout, new WorkClock(BETWEEN_QUESTIONS));
  }

  private static SmtAnswer solve(
      SmtScript script, Deadline deadline, BitwuzlaContext.Purpose purpose) throws Objection {
    try (BitwuzlaContext context = new BitwuzlaContext(deadline, purpose)) {
      context.declare(script.declarations());
      for (int i = 0; i < script.assertions().size(); i++) {
        context.assertTerm(script.assertions().get(i).text(), "assertion " + i);
      }
      Result result = context.check();
      if (result == Result.SAT) {
        return new Sat(context.values(script.wanted()), deadline.elapsed());
      }
      if (result == Result.UNSAT) {
        return purpose == BitwuzlaContext.Purpose.CORE
            ? new Unsat(context.core(), deadline.elapsed())
            : all(script.assertions().size(), deadline);
      }
      return undecided(deadline);
    }
  }

  private static SmtAnswer run(List<Command> script, Deadline deadline)
      throws Objection, ScriptSyntaxException {
    Map<String, String> values = new LinkedHashMap<>();
    List<Command> live = LiveCommands.of(script).commands();
    try (BitwuzlaContext context = new BitwuzlaContext(deadline, BitwuzlaContext.Purpose.MODEL)) {
      for (Command command : live) {
        try {
          context.declare(command.text());
        } catch (Objection e) {
          throw e.within(command);
        }
      }
      Result result = context.checkDeclared();
      if (result == Result.SAT) {
        List<String> constants =
            live.stream().map(Command::declaredConstant).filter(name -> !name.isEmpty()).toList();
        values.putAll(context.values(constants));
        return new Sat(values, deadline.elapsed());
      }
      int assertions = (int) live.stream().filter(c -> c.name().equals("assert")).count();
      return result == Result.UNSAT ? all(assertions, deadline) : undecided(deadline);
    }
  }

  private static SmtAnswer guarded(Deadline deadline, Answering answering) {
    synchronized (ONE_CONTEXT) {
      try {
        return answering.answer();
      } catch (Objection e) {
        return e.answer(deadline.elapsed());
      } catch (ScriptSyntaxException e) {
        return new SmtAnswer.Malformed(
            String.valueOf(e.getMessage()), e.line(), e.column(), deadline.elapsed());
      } catch (RuntimeException e) {
        return new Unknown("solver error: " + e.getMessage(), deadline.elapsed());
      }
    }
  }

  private static Unsat all(int assertions, Deadline deadline) {
    return new Unsat(IntStream.range(0, assertions).boxed().toList(), deadline.elapsed());
  }

  private static Unknown undecided(Deadline deadline) {
    return new Unknown(
        deadline.passed() ? Unknown.TIME_OUT : "Bitwuzla does not support what the script asks",
        deadline.elapsed());
  }

  private interface Answering {
    SmtAnswer answer() throws Objection, ScriptSyntaxException;
  }
}
