package dev.quarry.symcretic.search;

import dev.quarry.program.Branches;
import dev.quarry.program.Location;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.Edge;
import dev.quarry.program.flow.Loop;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.symcretic.fold.Folding;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Failure;
import dev.quarry.symcretic.step.Jumps;
import dev.quarry.symcretic.step.Meaning;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Steps;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What may come before an obligation (seed thesis, Algorithm 4.3): the statements before it in its
 * block, the blocks before, the ends of methods that a call runs, the calls of a method at its
 * beginning, and what can throw into a handler.
 */
final class Choices {
  private final Codes codes;
  private final Steps steps;
  private final References references;
  private final Limits limits;
  private final Ledger ledger;
  private final CallChoices calls;
  private final ThrowChoices throwers;
  private final Crossing crossing;
  private final LoopChoices loops;
  private final Folding folding;

  Choices(
      Codes codes,
      Steps steps,
      References references,
      Limits limits,
      Ledger ledger,
      CallChoices calls,
      Crossing crossing,
      LoopChoices loops,
      Folding folding) {
    this.codes = codes;
    this.steps = steps;
    this.references = references;
    this.limits = limits;
    this.ledger = ledger;
    this.calls = calls;
    this.throwers = new ThrowChoices(codes, steps, references, limits, ledger);
    this.crossing = crossing;
    this.loops = loops;
    this.folding = folding;
  }

  Initialisers initialisers() {
    return calls.initialisers();
  }

  /** All obligations that may come before one, each at the beginning of a segment. */
  List<Obligation> before(Obligation obligation) {
    if (obligation.number() == Obligation.THROWN) {
      return throwers.leaving(obligation);
    }
    Code code = codes.of(obligation.method());
    int first = code.flow().blockOf(obligation.number()).first();
    if (obligation.number() > first) {
      return overStatement(obligation, obligation.number() - 1);
    }
    Optional<Block> above = crossing.above(code, obligation);
    if (above.isPresent()) {
      return cross(code, above.get(), obligation);
    }
    Optional<Folding.Piece> piece =
        folding.above(code, obligation.number(), obligation.level(), obligation.formula());
    if (piece.isPresent()) {
      return fold(code, piece.get(), obligation);
    }
    List<Obligation> before = new ArrayList<>();
    if (obligation.number() == 0) {
      before.addAll(calls.atBeginning(obligation));
    }
    for (Edge edge : code.flow().edgesTo(code.flow().blockOf(first).number())) {
      before.addAll(along(code, edge, obligation));
      for (LoopChoices.Lifted lifted : loops.leaving(code, edge, obligation)) {
        before.addAll(along(code, lifted.entering(), lifted.obligation()));
      }
    }
    return before;
  }

  private List<Obligation> cross(Code code, Block above, Obligation obligation) {
    boolean branches = Branches.outcomes(code.body(), above.last()) > 0;
    return branches
        ? List.of(obligation.back(above.last(), obligation.formula()))
        : overStatement(obligation, above.last());
  }

  private List<Obligation> fold(Code code, Folding.Piece piece, Obligation obligation) {
    Formula must = piece.folded().before(obligation.formula());
    return must.isFalse()
        ? List.of()
        : cross(
            code,
            piece.above(),
            obligation.folded(obligation.number(), must, piece.folded().blocks()));
  }

  private List<Obligation> along(Code code, Edge edge, Obligation obligation) {
    int last = code.flow().block(edge.from()).last();
    if (!code.isReachable(last)) {
      return List.of();
    }
    Optional<Obligation> counted = countIteration(code, edge, obligation);
    if (counted.isEmpty()) {
      return List.of();
    }
    Obligation on = counted.get();
    return switch (edge.kind()) {
      case HANDLER -> throwers.into(code, edge, on);
      case BRANCH -> {
        Site site = new Site(code, last, on.level(), references);
        Formula must = on.formula().and(Jumps.condition(site, edge.label()), site.location());
        yield List.of(on.back(last, must));
      }
      case FLOW -> overStatement(on, last);
    };
  }

  /** One more iteration of a loop, if that is within the bound. */
  private Optional<Obligation> countIteration(Code code, Edge edge, Obligation obligation) {
    Optional<Loop> loop =
        code.loops().withHeader(edge.to()).filter(found -> found.backEdges().contains(edge));
    if (loop.isEmpty()) {
      return Optional.of(obligation);
    }
    Location header = code.body().at(code.flow().block(edge.to()).first());
    String key = header + "@" + obligation.level();
    int count = obligation.iterations().getOrDefault(key, 0) + 1;
    if (count > limits.iterations()) {
      if (!obligation.isLifted()) {
        ledger.add(AssumptionCode.LOOP_BOUND, header, Integer.toString(limits.iterations()));
      }
      return Optional.empty();
    }
    Map<String, Integer> counts = new HashMap<>(obligation.iterations());
    counts.put(key, count);
    return Optional.of(obligation.withIterations(counts));
  }

  private List<Obligation> overStatement(Obligation obligation, int number) {
    Code code = codes.of(obligation.method());
    Site site = new Site(code, number, obligation.level(), references);
    calls.initialisers().passing(site, obligation.formula());
    if (Steps.isCall(site.opcode())) {
      return calls.over(site, obligation);
    }
    Optional<Meaning> meaning = steps.of(site);
    if (meaning.isEmpty()) {
      ledger.add(AssumptionCode.INSTRUCTION, site.location(), "The instruction " + site.opcode());
      return List.of();
    }
    return completing(site, meaning.get(), obligation.formula(), ledger)
        .map(must -> List.of(obligation.back(number, must)))
        .orElse(List.of());
  }

  /** What must hold before an instruction that completes. */
  static Optional<Formula> completing(Site site, Meaning meaning, Formula after, Ledger ledger) {
    if (!meaning.completes()) {
      return Optional.empty();
    }
    meaning.assumption().ifPresent(ledger::add);
    Formula must = meaning.leftOpen(site, after).before(meaning.assignment());
    for (Failure failure : meaning.failures()) {
      must = must.and(site.factory().not(failure.condition()), site.location());
    }
    return must.isFalse() ? Optional.empty() : Optional.of(must);
  }
}
