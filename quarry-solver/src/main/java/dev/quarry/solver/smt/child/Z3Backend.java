package dev.quarry.solver.smt.child;

import dev.quarry.solver.Measure;
import dev.quarry.solver.smt.Deadline;
import dev.quarry.solver.smt.RawScript;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Malformed;
import dev.quarry.solver.smt.SmtAnswer.Sat;
import dev.quarry.solver.smt.SmtAnswer.Unknown;
import dev.quarry.solver.smt.SmtAnswer.Unsat;
import dev.quarry.solver.smt.SmtBackend;
import dev.quarry.solver.smt.SmtScript;
import dev.quarry.solver.smt.text.Command;
import dev.quarry.solver.smt.text.Commands;
import dev.quarry.solver.smt.text.Lists;
import dev.quarry.solver.smt.text.LiveCommands;
import dev.quarry.solver.smt.text.ScriptSyntaxException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Z3 in this process: everything SMT-LIB knows, strings and integers included.
 *
 * <p>Making a context costs more than a small query, so one is kept and emptied by {@code (reset)};
 * it is replaced every {@value #QUERIES_PER_CONTEXT} queries, and after an error.
 */
final class Z3Backend implements SmtBackend {
  private static final int QUERIES_PER_CONTEXT = 200;
  private static final String NAME_PREFIX = "quarry!assertion!";
  private static final Set<String> MAY_BE_UNSUPPORTED =
      Set.of("set-option", "set-info", "set-logic");

  private final Measure measure;
  private @Nullable Z3Session session;
  private int queries;

  Z3Backend(Measure measure) {
    this.measure = measure;
  }

  @Override
  public synchronized SmtAnswer check(SmtScript script, Duration timeout) {
    Deadline deadline = Deadline.in(timeout, measure.clock());
    return guarded(deadline, fresh -> solve(fresh, script, deadline));
  }

  @Override
  public synchronized SmtAnswer check(RawScript script, Duration timeout) {
    Deadline deadline = Deadline.in(timeout, measure.clock());
    return guarded(deadline, fresh -> run(fresh, Commands.of(script.text()), deadline));
  }

  @Override
  public synchronized void close() {
    if (session != null) {
      session.close();
      session = null;
    }
  }

  /** Naming assertions switches off most preprocessing, so a core is asked for in a second run. */
  private static SmtAnswer solve(Z3Session session, SmtScript script, Deadline deadline)
      throws Objection {
    load(session, script, "(assert ", i -> "\n)");
    return switch (session.check(deadline)) {
      case "sat" -> new Sat(session.values(script.wanted()), deadline.elapsed());
      case "unsat" -> new Unsat(core(session, script, deadline), deadline.elapsed());
      default -> session.undecided(deadline);
    };
  }

  private static List<Integer> core(Z3Session session, SmtScript script, Deadline deadline)
      throws Objection {
    session.reset();
    session.evaluate("(set-option :produce-unsat-cores true)");
    load(session, script, "(assert (! ", i -> "\n :named " + NAME_PREFIX + i + "))");
    if (!session.check(deadline).equals("unsat")) {
      return IntStream.range(0, script.assertions().size()).boxed().toList();
    }
    List<Integer> core = new ArrayList<>();
    for (String name : Lists.elements(session.evaluate("(get-unsat-core)"))) {
      core.add(Integer.parseInt(name.replace("|", "").substring(NAME_PREFIX.length())));
    }
    return core;
  }

  /** What follows a term starts on a new line, because the term may end with a comment. */
  private static void load(
      Z3Session session, SmtScript script, String before, IntFunction<String> after)
      throws Objection {
    session.evaluate(script.declarations());
    for (int i = 0; i < script.assertions().size(); i++) {
      try {
        session.evaluate(before + script.assertions().get(i).text() + after.apply(i));
      } catch (Objection e) {
        throw e.shifted(before.length(), "assertion " + i);
      }
    }
  }

  private SmtAnswer run(Z3Session session, List<Command> script, Deadline deadline)
      throws Objection, ScriptSyntaxException {
    List<Command> live = LiveCommands.of(script).commands();
    for (Command command : live) {
      try {
        String output = session.evaluate(command.text());
        if (output.startsWith("unsupported") && !MAY_BE_UNSUPPORTED.contains(command.name())) {
          throw Objection.of("unknown command '" + command.name() + "'");
        }
      } catch (Objection e) {
        throw e.within(command);
      }
    }
    int assertions = (int) live.stream().filter(c -> c.name().equals("assert")).count();
    return switch (session.check(deadline)) {
      case "sat" -> {
        List<String> constants =
            live.stream().map(Command::declaredConstant).filter(name -> !name.isEmpty()).toList();
        yield new Sat(session.values(constants), deadline.elapsed());
      }
      case "unsat" ->
          new Unsat(IntStream.range(0, assertions).boxed().toList(), deadline.elapsed());
      default -> session.undecided(deadline);
    };
  }

  private SmtAnswer guarded(Deadline deadline, Answering answering) {
    boolean clean = false;
    try {
      SmtAnswer answer = answering.answer(emptySession());
      clean = true;
      return answer;
    } catch (Objection e) {
      return e.answer(deadline.elapsed());
    } catch (ScriptSyntaxException e) {
      return new Malformed(
          String.valueOf(e.getMessage()), e.line(), e.column(), deadline.elapsed());
    } catch (RuntimeException e) {
      return new Unknown("solver error: " + e.getMessage(), deadline.elapsed());
    } finally {
      if (!clean) {
        close();
      }
    }
  }

  private Z3Session emptySession() throws Objection {
    // What a context solved before may change its answers.
    if (measure == Measure.WORK || queries++ % QUERIES_PER_CONTEXT == 0) {
      close();
    }
    Z3Session empty = session == null ? new Z3Session() : session;
    session = empty;
    empty.reset();
    return empty;
  }

  private interface Answering {
    SmtAnswer answer(Z3Session session) throws Objection, ScriptSyntaxException;
  }
}
