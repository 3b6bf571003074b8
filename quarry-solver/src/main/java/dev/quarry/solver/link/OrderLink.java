package dev.quarry.solver.link;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Stops where comparisons contradict each other by the order of numbers alone: {@code x < y} beside
 * {@code y < x}, {@code x > 3} beside {@code x < 4}, also over several steps. A disjunction is
 * contradicted if each of its parts is.
 */
public final class OrderLink extends Link {
  /** Queries with more conditions take a search too long. */
  private static final int MOST_LITERALS = 1_000;

  private final Interpreter interpreter;

  /** An atom, whether it is true, and the conjunct that says so. */
  private record Literal(Expr atom, boolean positive, Expr origin) {}

  /** A conjunction of literals, and of disjunctions. */
  private record Facts(List<Literal> literals, List<List<Literal>> disjunctions) {
    static Facts of(List<Literal> conditions) {
      var facts = new Facts(new ArrayList<>(), new ArrayList<>());
      Deque<Literal> open = new ArrayDeque<>(conditions);
      while (!open.isEmpty()) {
        facts.take(open.pop(), open);
      }
      return facts;
    }

    private void take(Literal literal, Deque<Literal> open) {
      Expr atom = literal.atom;
      if (atom.is(Op.NOT)) {
        open.push(new Literal(atom.argument(0), !literal.positive, literal.origin));
      } else if (atom.is(Op.AND) || atom.is(Op.OR)) {
        List<Literal> parts =
            atom.arguments().stream()
                .map(part -> new Literal(part, literal.positive, literal.origin))
                .toList();
        if (atom.is(Op.AND) == literal.positive) {
          parts.forEach(open::push);
        } else {
          disjunctions.add(parts);
        }
      } else {
        literals.add(literal);
      }
    }
  }

  public OrderLink(Interpreter interpreter, Solver next, Statistics statistics) {
    super("order", next, statistics);
    this.interpreter = interpreter;
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    Facts facts =
        Facts.of(query.conjuncts().stream().map(each -> new Literal(each, true, each)).toList());
    if (facts.literals.size() > MOST_LITERALS) {
      return next.solve(query);
    }
    Optional<Set<Expr>> core = clash(facts.literals, query.hint());
    for (List<Literal> disjunction : facts.disjunctions) {
      core = core.isPresent() ? core : clash(facts.literals, disjunction, query.hint());
    }
    return core.isPresent() ? new Verdict.Unsat(List.copyOf(core.get())) : next.solve(query);
  }

  /** The conjuncts behind a contradiction, if every part of a disjunction leads to one. */
  private Optional<Set<Expr>> clash(List<Literal> literals, List<Literal> disjunction, Model hint) {
    Set<Expr> core = new LinkedHashSet<>();
    for (Literal part : disjunction) {
      List<Literal> together = new ArrayList<>(literals);
      together.addAll(Facts.of(List.of(part)).literals);
      Optional<Set<Expr>> clash = clash(together, hint);
      if (clash.isEmpty()) {
        return Optional.empty();
      }
      core.addAll(clash.get());
    }
    return Optional.of(core);
  }

  private Optional<Set<Expr>> clash(List<Literal> literals, Model hint) {
    var graph = new OrderGraph();
    for (Literal literal : literals) {
      // What is true of the hint is consistent by itself.
      boolean suspect = interpreter.satisfies(hint, List.of(literal.atom)) != literal.positive;
      graph.add(literal.atom, literal.positive, literal.origin, suspect);
    }
    return graph.contradiction();
  }
}
