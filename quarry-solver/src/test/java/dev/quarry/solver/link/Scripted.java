package dev.quarry.solver.link;

import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A solver that answers by a function and remembers what it was asked. */
final class Scripted implements Solver {
  final List<Query> asked = new ArrayList<>();
  private final Function<Query, Verdict> answers;

  Scripted(Function<Query, Verdict> answers) {
    this.answers = answers;
  }

  /** One that must never be asked. */
  static Scripted silent() {
    return new Scripted(
        query -> {
          throw new AssertionError("The next solver must not be asked: " + query.conjuncts());
        });
  }

  @Override
  public Verdict solve(Query query) {
    asked.add(query);
    return answers.apply(query);
  }
}
