package dev.quarry.symcretic.search;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.program.flow.Edge;
import dev.quarry.symcretic.loop.LiftedLoop;
import dev.quarry.symcretic.loop.LiftedLoop.Local;
import dev.quarry.symcretic.loop.LiftedLoops;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Code;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * Loops as functions, offered beside unrolling when a loop's exit is first met on a way (seed
 * thesis, Algorithm 4.3, line 13).
 */
final class LoopChoices {
  private final LiftedLoops loops;
  private final References references;

  LoopChoices(LiftedLoops loops, References references) {
    this.loops = loops;
    this.references = references;
  }

  /** A loop taken as a whole: the obligation at its header, and the edge it is entered by. */
  record Lifted(Obligation obligation, Edge entering) {}

  List<Lifted> leaving(Code code, Edge exit, Obligation obligation) {
    Optional<LiftedLoop> lifted =
        exit.isExceptional() ? Optional.empty() : loops.leftBy(code, exit);
    if (lifted.isEmpty()) {
      return List.of();
    }
    LiftedLoop loop = lifted.get();
    String key =
        code.body().at(code.flow().block(loop.loop().header()).first()) + "@" + obligation.level();
    if (obligation.iterations().containsKey(key)) {
      return List.of();
    }
    Map<String, Integer> counts = new HashMap<>(obligation.iterations());
    counts.put(key, SearchTrail.LIFTED);
    Obligation whole =
        obligation
            .back(code.flow().block(loop.loop().header()).first(), before(loop, code, obligation))
            .withIterations(counts);
    List<Lifted> entered = new ArrayList<>();
    for (Edge edge : code.flow().edgesTo(loop.loop().header())) {
      if (!loop.loop().contains(edge.from()) && !edge.isExceptional()) {
        entered.add(new Lifted(whole, edge));
      }
    }
    return entered;
  }

  private Formula before(LiftedLoop loop, Code code, Obligation obligation) {
    ExprFactory factory = references.variables().factory();
    List<Expr> arguments = new ArrayList<>();
    loop.locals().forEach(local -> arguments.add(argument(loop, code, local, obligation)));
    Assignment assignment = new Assignment(references);
    loop.results()
        .forEach(
            (local, function) ->
                assignment.set(variable(local, obligation), factory.call(function, arguments)));
    return obligation
        .formula()
        .before(assignment)
        .and(
            factory.eq(factory.call(loop.leaves(), arguments), factory.intConst(1)),
            code.body().at(code.flow().block(loop.exit().from()).last()));
  }

  /** A local that has no value before the loop is one of its own. */
  private Expr argument(LiftedLoop loop, Code code, Local local, Obligation obligation) {
    Input variable = variable(local, obligation);
    int header = code.flow().block(loop.loop().header()).first();
    boolean hasValue = code.frame(header).getLocal(local.index()) != BasicValue.UNINITIALIZED_VALUE;
    return hasValue
        ? variable
        : references
            .variables()
            .factory()
            .constant(variable.sort(), variable.sort().defaultValue());
  }

  private Input variable(Local local, Obligation obligation) {
    return references
        .variables()
        .local(
            obligation.level(), local.index(), Variables.sortOf(Type.getType(local.descriptor())));
  }
}
