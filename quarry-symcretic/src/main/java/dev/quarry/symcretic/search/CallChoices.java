package dev.quarry.symcretic.search;

import dev.quarry.expr.Expr;
import dev.quarry.program.JavaLauncher;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.CallGraph;
import dev.quarry.program.hierarchy.CallSite;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.symcretic.fold.Folded;
import dev.quarry.symcretic.fold.Folding;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Failure;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Steps;
import dev.quarry.symcretic.step.Transfer;
import dev.quarry.symcretic.step.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Calls, backwards: into the ends of what they run, and from a method's beginning to its calls. */
final class CallChoices {
  private final Codes codes;
  private final FollowedCodes followed;
  private final Steps steps;
  private final References references;
  private final CallGraph graph;
  private final Set<MethodId> entries;
  private final Limits limits;
  private final Ledger ledger;
  private final Folding folding;
  private final Initialisers initialisers;
  private final JdkDepth depth;

  CallChoices(
      Codes codes,
      Steps steps,
      References references,
      CallGraph graph,
      Set<MethodId> entries,
      Limits limits,
      Ledger ledger,
      Folding folding) {
    this.codes = codes;
    this.followed = new FollowedCodes(codes, ledger);
    this.steps = steps;
    this.references = references;
    this.graph = graph;
    this.entries = entries;
    this.limits = limits;
    this.ledger = ledger;
    this.folding = folding;
    this.depth = new JdkDepth(codes.hierarchy(), limits);
    this.initialisers = new Initialisers(codes, references, steps.initialisations(codes), ledger);
  }

  Initialisers initialisers() {
    return initialisers;
  }

  /** What must hold before a call, or at the end of a method that it runs. */
  List<Obligation> over(Site site, Obligation obligation) {
    List<Way> ways = steps.calls(site);
    if (ways.size() > 1 || ways.get(0) instanceof Way.Into) {
      Optional<Folded> folded = folding.call(site);
      if (folded.isPresent()) {
        Formula must = folded.get().before(obligation.formula());
        return must.isFalse()
            ? List.of()
            : List.of(obligation.folded(site.number(), must, folded.get().blocks()));
      }
    }
    List<Obligation> before = new ArrayList<>();
    for (Way way : ways) {
      if (way instanceof Way.Reading reading) {
        read(site, reading, obligation).ifPresent(before::add);
        continue;
      }
      if (way instanceof Way.Unknown unknown) {
        over(site, unknown, obligation).ifPresent(before::add);
        continue;
      }
      if (way instanceof Way.Promised promised) {
        over(site, promised, obligation).ifPresent(before::add);
        continue;
      }
      way.assumption().ifPresent(ledger::add);
      if (way instanceof Way.Whole whole) {
        Choices.completing(site, whole.meaning(), obligation.formula(), ledger)
            .map(must -> must.and(whole.guard(), site.location()))
            .filter(must -> !must.isFalse())
            .ifPresent(must -> before.add(obligation.back(site.number(), must)));
      } else {
        before.addAll(returns(site, (Way.Into) way, obligation));
      }
    }
    return before;
  }

  private Optional<Obligation> over(Site site, Way.Unknown way, Obligation obligation) {
    Formula must = obligation.formula().before(way.assignment()).and(way.guard(), site.location());
    for (Failure failure : way.failures()) {
      must = must.and(site.factory().not(failure.condition()), site.location());
    }
    return must.isFalse()
        ? Optional.empty()
        : Optional.of(obligation.back(site.number(), must).opening(way.open()));
  }

  private Optional<Obligation> over(Site site, Way.Promised way, Obligation obligation) {
    return Choices.completing(site, way.meaning(), obligation.formula(), ledger)
        .map(must -> must.and(way.guard(), site.location()))
        .filter(must -> !must.isFalse())
        .map(must -> obligation.back(site.number(), must).opening(way.open()));
  }

  private Optional<Obligation> read(Site site, Way.Reading reading, Obligation obligation) {
    Formula after = obligation.formula();
    if (after.variables().contains(reading.value())) {
      ledger.add(reading.otherwise());
    }
    return Choices.completing(site, reading.meaning(), after, ledger)
        .map(must -> must.and(reading.guard(), site.location()))
        .filter(must -> !must.isFalse())
        .map(must -> obligation.back(site.number(), must));
  }

  private List<Obligation> returns(Site site, Way.Into way, Obligation obligation) {
    MethodShape callee = way.callee();
    Optional<Assumption> tooDeep = depth.beyond(callee.id(), obligation.caller(), site.location());
    if (tooDeep.isPresent()) {
      return over(site, steps.unknown(site, way.guard(), tooDeep.get()), obligation).stream()
          .toList();
    }
    Optional<Code> code = followed.of(callee.id(), site.location());
    if (code.isEmpty() || isTooDeep(callee.id(), obligation.caller(), site.location())) {
      return List.of();
    }
    EnteredCall caller =
        new EnteredCall(site.location(), EnteredCall.Kind.CALL, obligation.caller());
    List<Obligation> ends = new ArrayList<>();
    for (int number = 0; number < code.get().body().size(); number++) {
      int opcode = code.get().body().opcode(number);
      if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN && code.get().isReachable(number)) {
        Formula must =
            obligation
                .formula()
                .before(Transfer.result(site, code.get(), number))
                .and(Transfer.inside(site, way.guard(), code.get()), site.location());
        ends.add(obligation.moved(callee.id(), number, site.level() + 1, caller, must));
      }
    }
    return ends;
  }

  boolean isTooDeep(MethodId callee, @Nullable EnteredCall caller, Location place) {
    int frames = 0;
    for (EnteredCall at = caller; at != null; at = at.outer()) {
      frames += at.call().method().equals(callee) ? 1 : 0;
    }
    if (frames >= limits.recursion()) {
      ledger.add(
          AssumptionCode.DEPTH_BOUND,
          place,
          "Recursive calls",
          Integer.toString(limits.recursion()));
      return true;
    }
    return false;
  }

  /** From a method's beginning to the call it was entered through, or to all its calls. */
  List<Obligation> atBeginning(Obligation obligation) {
    EnteredCall caller = obligation.caller();
    if (caller != null) {
      return List.of(
          caller.kind() == EnteredCall.Kind.CALL
              ? toCall(obligation, caller)
              : initialisers.beginning(obligation, caller));
    }
    if (!entries.contains(obligation.method())) {
      if (obligation.method().name().equals("<clinit>")) {
        // Even if no instruction does: the class of an entry is initialised before it.
        ledger.add(AssumptionCode.CALLED_BY_MACHINE, obligation.place());
      }
      return callers(obligation);
    }
    // A caller could pass nothing but what an input can be, but it could change static state.
    if (initialisers.compares(obligation)) {
      ledger.add(
          AssumptionCode.IDENTITY,
          obligation.place(),
          "an input and an object that the program keeps");
    }
    List<Obligation> before = new ArrayList<>(initialisers.before(obligation).orElse(List.of()));
    boolean mayPassMore = isLaunched(obligation.method());
    if ((!before.isEmpty() || mayPassMore) && obligation.initialised().isEmpty()) {
      before.addAll(callers(obligation));
    }
    return before;
  }

  /** Whether other callers may pass null where the launcher doesn't. */
  private boolean isLaunched(MethodId method) {
    return codes
        .hierarchy()
        .find(method.ownerInternal())
        .flatMap(owner -> owner.method(method.name(), method.descriptor()))
        .filter(shape -> JavaLauncher.calls(method, shape.access()))
        .isPresent();
  }

  private List<Obligation> callers(Obligation obligation) {
    List<Obligation> before = new ArrayList<>();
    for (CallSite call : graph.callers(obligation.method())) {
      Optional<Code> code = followed.of(call.location().method(), call.location());
      if (code.isEmpty() || !code.get().isReachable(call.location().instruction())) {
        continue;
      }
      if (call instanceof CallSite.MethodCall) {
        if (!isTooLong(obligation, call.location())) {
          before.add(
              toCall(obligation, new EnteredCall(call.location(), EnteredCall.Kind.CALL, null)));
        }
      } else {
        ledger.add(AssumptionCode.CALLED_BY_MACHINE, call.location());
      }
    }
    return before;
  }

  /** Callers of callers of … a recursive method. */
  private boolean isTooLong(Obligation obligation, Location place) {
    if (-obligation.level() >= 4 * limits.recursion()) {
      ledger.add(
          AssumptionCode.DEPTH_BOUND, place, "Callers", Integer.toString(-obligation.level()));
      return true;
    }
    return false;
  }

  private Obligation toCall(Obligation obligation, EnteredCall caller) {
    Code code = codes.of(caller.call().method());
    int level = obligation.level() - 1;
    Site site = new Site(code, caller.call().instruction(), level, references);
    Formula must = obligation.formula().before(Transfer.arguments(site, obligation.method()));
    initialisers.passing(site, must);
    for (Way way : steps.calls(site)) {
      if (way instanceof Way.Into into && into.callee().id().equals(obligation.method())) {
        must = must.and(into.guard(), site.location());
      }
    }
    Optional<Expr> receiver = site.receiver();
    if (receiver.isPresent()) {
      must =
          must.and(
              site.factory().not(references.same(receiver.get(), site.factory().nullRef())),
              site.location());
    }
    return obligation.moved(caller.call().method(), site.number(), level, caller.outer(), must);
  }
}
