package dev.quarry.symcretic.search;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.program.MethodShape;
import dev.quarry.program.TryRange;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.Edge;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Failure;
import dev.quarry.symcretic.step.Meaning;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Steps;
import dev.quarry.symcretic.step.Transfer;
import dev.quarry.symcretic.step.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Exceptions, backwards: from a handler, or from the end they put to a method, to what throws. */
final class ThrowChoices {
  /** What is thrown where an initialiser fails, and where it has failed before. */
  static final List<String> FAILED_INITIALISERS =
      List.of("java/lang/ExceptionInInitializerError", "java/lang/NoClassDefFoundError");

  private final Codes codes;
  private final FollowedCodes followed;
  private final Steps steps;
  private final References references;
  private final Ledger ledger;
  private final JdkDepth depth;

  ThrowChoices(Codes codes, Steps steps, References references, Limits limits, Ledger ledger) {
    this.depth = new JdkDepth(codes.hierarchy(), limits);
    this.codes = codes;
    this.followed = new FollowedCodes(codes, ledger);
    this.steps = steps;
    this.references = references;
    this.ledger = ledger;
  }

  /** What throws into a handler. */
  List<Obligation> into(Code code, Edge edge, Obligation obligation) {
    List<Obligation> before = new ArrayList<>();
    codes
        .machineErrors()
        .into(code.body(), code.body().tryRanges().get(edge.label()))
        .ifPresent(ledger::add);
    for (int number : code.flow().throwers(edge.from())) {
      before.addAll(at(code, number, obligation, Catch.handler(edge.label())));
    }
    return before;
  }

  /** What throws out of a method. */
  List<Obligation> leaving(Obligation obligation) {
    Code code = codes.of(obligation.method());
    List<Obligation> before = new ArrayList<>();
    for (Block block : code.flow().blocks()) {
      for (int number : code.flow().throwers(block.number())) {
        before.addAll(at(code, number, obligation, Catch.NONE));
      }
    }
    return before;
  }

  /** What makes one instruction throw, whoever catches it. */
  List<Obligation> anyhow(Code code, int number, Obligation obligation) {
    return at(code, number, obligation, Catch.ANY);
  }

  /** Who is to catch an exception: a handler by its number, nobody, or anybody. */
  private record Catch(int index) {
    static final Catch NONE = new Catch(-1);
    static final Catch ANY = new Catch(-2);

    static Catch handler(int index) {
      return new Catch(index);
    }

    boolean isHandler(int number) {
      return index == number;
    }

    boolean isNone() {
      return equals(NONE);
    }

    boolean isAny() {
      return equals(ANY);
    }
  }

  /** What makes one instruction throw so that the right one catches it. */
  private List<Obligation> at(Code code, int number, Obligation obligation, Catch by) {
    if (!code.isReachable(number)) {
      return List.of();
    }
    Site site = new Site(code, number, obligation.level(), references);
    noteInitialisers(site, obligation, by);
    if (!Steps.isCall(site.opcode())) {
      Optional<Meaning> meaning = steps.of(site);
      if (meaning.isEmpty()) {
        ledger.add(AssumptionCode.INSTRUCTION, site.location(), "The instruction " + site.opcode());
        return List.of();
      }
      meaning.get().assumption().ifPresent(ledger::add);
      return failing(site, meaning.get(), site.factory().bool(true), obligation, by);
    }
    List<Obligation> before = new ArrayList<>();
    for (Way way : steps.calls(site)) {
      if (way instanceof Way.Reading reading) {
        before.addAll(failing(site, reading.meaning(), site.factory().bool(true), obligation, by));
        continue;
      }
      if (way instanceof Way.Unknown unknown) {
        before.addAll(unknown(site, unknown, obligation, by));
        continue;
      }
      if (way instanceof Way.Promised promised) {
        Obligation open = obligation.opening(promised.open());
        before.addAll(failing(site, promised.meaning(), site.factory().bool(true), open, by));
        continue;
      }
      way.assumption().ifPresent(ledger::add);
      if (way instanceof Way.Whole whole) {
        before.addAll(failing(site, whole.meaning(), whole.guard(), obligation, by));
      } else {
        before.addAll(onNull(site, obligation, by));
        before.addAll(inside(site, (Way.Into) way, obligation, by));
      }
    }
    return before;
  }

  /** A call of which nothing is known may throw anything. */
  private List<Obligation> unknown(Site site, Way.Unknown way, Obligation obligation, Catch by) {
    var atOnce = new Meaning(new Assignment(references), way.failures(), false, Optional.empty());
    List<Obligation> before = new ArrayList<>(failing(site, atOnce, way.guard(), obligation, by));
    Input thrown = references.variables().stack(site.level(), 0, Sort.REF);
    Formula must =
        obligation
            .formula()
            .and(isCaught(site, thrown, "java/lang/Throwable", by), site.location())
            .before(new Assignment(references).set(thrown, references.unknown(Sort.REF)))
            .before(way.assignment())
            .and(way.guard(), site.location());
    for (Failure failure : way.failures()) {
      must = must.and(site.factory().not(failure.condition()), site.location());
    }
    if (!must.isFalse()) {
      before.add(obligation.back(site.number(), must).opening(way.open()));
    }
    return before;
  }

  /** Initialisers that fail throw where control passes first; whether they do is left open. */
  private void noteInitialisers(Site site, Obligation obligation, Catch by) {
    if (!steps.initialisations(codes).at(site.code().body(), site.number()).mayThrow()) {
      return;
    }
    for (String error : FAILED_INITIALISERS) {
      Expr always = site.factory().bool(true);
      var failure = new Failure(always, references.fresh(), error);
      var meaning =
          new Meaning(new Assignment(references), List.of(failure), false, Optional.empty());
      if (!failing(site, meaning, always, obligation, by).isEmpty()) {
        ledger.add(
            AssumptionCode.FIRST_VALUE,
            site.location(),
            "Whether the initialiser that runs here fails");
      }
    }
  }

  private List<Obligation> onNull(Site site, Obligation obligation, Catch by) {
    return site.receiver()
        .map(
            receiver ->
                failing(
                    site,
                    new Meaning(
                        new Assignment(references),
                        List.of(
                            new Failure(
                                references.same(receiver, site.factory().nullRef()),
                                references.fresh(),
                                "java/lang/NullPointerException")),
                        false,
                        Optional.empty()),
                    site.factory().bool(true),
                    obligation,
                    by))
        .orElse(List.of());
  }

  private List<Obligation> failing(
      Site site, Meaning meaning, Expr guard, Obligation obligation, Catch by) {
    List<Obligation> before = new ArrayList<>();
    List<Expr> earlier = new ArrayList<>(List.of(guard));
    List<Failure> failures = new ArrayList<>(meaning.failures());
    failures.addAll(meaning.doubts());
    for (Failure failure : failures) {
      Formula must = obligation.formula().before(thrown(site, failure));
      must = must.and(isCaught(site, failure.thrown(), failure.type(), by), site.location());
      for (Expr condition : earlier) {
        must = must.and(condition, site.location());
      }
      must = must.and(failure.condition(), site.location());
      if (!must.isFalse()) {
        before.add(obligation.back(site.number(), must));
        if (meaning.doubts().contains(failure)) {
          meaning.inDoubt().ifPresent(ledger::add);
        }
      }
      earlier.add(site.factory().not(failure.condition()));
    }
    return before;
  }

  /** The exception lies alone on the stack of the handler, or of the method that is left. */
  private Assignment thrown(Site site, Failure failure) {
    Variables variables = references.variables();
    Expr type = site.factory().constant(Sort.TYPE, failure.type().replace('/', '.'));
    return new Assignment(references)
        .set(variables.stack(site.level(), 0, Sort.REF), failure.thrown())
        .change(
            variables.types(),
            keys ->
                failure.thrown() == references.fresh() && keys.get(0) == references.fresh()
                    ? Optional.of(type)
                    : Optional.empty());
  }

  private List<Obligation> inside(Site site, Way.Into way, Obligation obligation, Catch by) {
    MethodShape callee = way.callee();
    Optional<Assumption> tooDeep = depth.beyond(callee.id(), obligation.caller(), site.location());
    if (tooDeep.isPresent()) {
      return unknown(site, steps.unknown(site, way.guard(), tooDeep.get()), obligation, by);
    }
    Optional<Code> code = followed.of(callee.id(), site.location());
    if (code.isEmpty()) {
      return List.of();
    }
    Variables variables = references.variables();
    Expr escaping = variables.stack(site.level() + 1, 0, Sort.REF);
    Formula must =
        obligation
            .formula()
            .before(
                new Assignment(references)
                    .set(variables.stack(site.level(), 0, Sort.REF), escaping))
            .and(isCaught(site, escaping, "java/lang/Throwable", by), site.location())
            .and(Transfer.inside(site, way.guard(), code.get()), site.location());
    EnteredCall caller =
        new EnteredCall(site.location(), EnteredCall.Kind.CALL, obligation.caller());
    if (EnteredCall.depth(caller) > 12) {
      ledger.add(AssumptionCode.DEPTH_BOUND, site.location(), "Exceptions", "12");
      return List.of();
    }
    return List.of(
        obligation.moved(callee.id(), Obligation.THROWN, site.level() + 1, caller, must));
  }

  /** Whether the first handler that matches is the one, or none matches. */
  private Expr isCaught(Site site, Expr thrown, String type, Catch by) {
    if (by.isAny()) {
      return site.factory().bool(true);
    }
    List<TryRange> ranges = site.code().body().tryRanges();
    Expr condition = site.factory().bool(true);
    for (int i = 0; i < ranges.size(); i++) {
      TryRange range = ranges.get(i);
      if (range.covers(site.number())) {
        Expr matches = matches(site, thrown, type, range);
        if (by.isHandler(i)) {
          return site.factory().and(List.of(condition, matches));
        }
        condition = site.factory().and(List.of(condition, site.factory().not(matches)));
      }
    }
    return by.isNone() ? condition : site.factory().bool(false);
  }

  private Expr matches(Site site, Expr thrown, String type, TryRange range) {
    String caught = range.type();
    if (caught == null || steps.catches(type, caught)) {
      return site.factory().bool(true);
    }
    return thrown == references.fresh()
        ? site.factory().bool(false)
        : steps.types().isInstance(site, thrown, caught);
  }
}
