package dev.quarry.symcretic.fold;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.Branches;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.Edge;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Failure;
import dev.quarry.symcretic.step.Jumps;
import dev.quarry.symcretic.step.Meaning;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Steps;
import dev.quarry.symcretic.step.Way;
import dev.quarry.symcretic.testing.Workbench;
import java.util.ArrayList;
import java.util.List;

/** What must hold for a formula to hold at a join: each way to it by itself, one or another. */
final class WayByWay {
  private final Workbench bench;
  private final Code code;
  private final int join;
  private final Formula after;
  private final ExprFactory factory;

  WayByWay(Workbench bench, Code code, int join, Formula after) {
    this.bench = bench;
    this.code = code;
    this.join = join;
    this.after = after;
    this.factory = bench.references().variables().factory();
  }

  /** At the end of a block: before its jump, or after its last instruction. */
  Expr atEnd(int block) {
    List<Expr> either = new ArrayList<>();
    Site last = site(code.flow().block(block).last());
    for (Edge edge : code.flow().edgesFrom(block)) {
      if (!edge.isExceptional()) {
        Expr next = edge.to() == join ? factory.and(after.conditions()) : atStart(edge.to());
        Expr taken =
            edge.kind() == Edge.Kind.BRANCH
                ? Jumps.condition(last, edge.label())
                : factory.bool(true);
        either.add(factory.and(List.of(taken, next)));
      }
    }
    return factory.or(either);
  }

  private Expr atStart(int block) {
    Block found = code.flow().block(block);
    boolean jumps = Branches.outcomes(code.body(), found.last()) > 0;
    Expr must = atEnd(block);
    for (int number = jumps ? found.last() - 1 : found.last(); number >= found.first(); number--) {
      must = before(site(number), must);
    }
    return must;
  }

  private Expr before(Site site, Expr must) {
    if (!Steps.isCall(site.opcode())) {
      return before(bench.steps().of(site).orElseThrow(), must);
    }
    List<Expr> either = new ArrayList<>();
    for (Way way : bench.steps().calls(site)) {
      either.add(factory.and(List.of(way.guard(), before(((Way.Whole) way).meaning(), must))));
    }
    return factory.or(either);
  }

  private Expr before(Meaning meaning, Expr must) {
    List<Expr> all = new ArrayList<>();
    for (Failure failure : meaning.failures()) {
      all.add(factory.not(failure.condition()));
    }
    all.add(meaning.assignment().before(must));
    return factory.and(all);
  }

  private Site site(int number) {
    return new Site(code, number, 0, bench.references());
  }
}
