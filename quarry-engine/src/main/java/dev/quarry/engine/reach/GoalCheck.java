package dev.quarry.engine.reach;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.coverage.Probe;
import dev.quarry.concolic.coverage.ProbeMap;
import dev.quarry.engine.backward.Subject;
import dev.quarry.program.Fault;
import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.targets.Goal;
import dev.quarry.testgen.driver.DriverWriter;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says whether a run reached one of some goals. In doubt it did not. */
final class GoalCheck {
  private final Subject subject;
  private final ConstructedObjects objects;
  private final List<Goal> goals;
  private final Optional<CallString> through;
  private final Map<String, List<Probe>> probes = new LinkedHashMap<>();

  /** Whether runs make objects before the call that they are about. */
  private final boolean isArranged;

  GoalCheck(Subject subject, Question question) {
    this.subject = subject;
    this.objects = new ConstructedObjects(subject);
    this.goals = question.goals();
    this.through = question.through();
    this.isArranged = question.entries().stream().anyMatch(DriverWriter::isDriver);
  }

  /** Whether a run came by one of the goals, so that it may have reached it. */
  boolean isTouched(CoveredProbes coverage) {
    return goals.stream().anyMatch(goal -> isTouched(goal, coverage));
  }

  /** Whether a run may have reached one of the goals; the report need not have all its events. */
  boolean isPromising(RunReport report) {
    // Of a path that was too long, the end is not known.
    boolean isCut = report.ending().kind() == Ending.Kind.PATH_TOO_LONG;
    return through.isEmpty() || isCut
        ? isTouched(report.coverage())
        : through.get().isSeenIn(report.ending());
  }

  /** Whether a run that ended like this may have reached one of the goals. */
  boolean isPromising(ListedRun run) {
    return through.isPresent() ? through.get().isSeenIn(run.ending()) : isTouched(run.growth());
  }

  private synchronized boolean isTouched(Goal goal, CoveredProbes coverage) {
    return goal instanceof Goal.Taking taking
        ? isCovered(new Probe.Outcome(taking.branch()), coverage)
        : isCovered(piece(goal.location()), coverage);
  }

  /** Whether a run reached a goal; the report has all its events. */
  boolean isReached(RunReport report) {
    if (isArranged && report.ending().kind() == Ending.Kind.ASSUMPTION_FAILED) {
      return false; // No test can come by while it makes objects, and then fail to make them.
    }
    if (through.isPresent()) {
      return through.get().isSeenIn(report.ending());
    }
    return goals.stream().anyMatch(goal -> isReached(goal, report));
  }

  /**
   * Whether a run of an entry reached a goal with objects that somebody may have made; the report
   * has all its events.
   */
  boolean isReached(MethodId entry, RunReport report) {
    return isReached(report) && objects.admit(entry, report);
  }

  private boolean isReached(Goal goal, RunReport report) {
    if (!isTouched(goal, report.coverage())) {
      return false;
    }
    if (goal instanceof Goal.Failing failing) {
      return report.caught().stream()
              .anyMatch(caught -> comesThrough(failing, caught.exception(), caught.calls()))
          || isFault(failing, report.events())
          || (failing.origin() == Goal.Origin.THROW && isThrown(failing));
    }
    return !(goal instanceof Goal.Running) || isPassed(goal.location(), report);
  }

  /** The run began the piece of code that the instruction is in; it must also get to it. */
  private synchronized boolean isPassed(Location place, RunReport report) {
    MethodBody body = subject.program().body(place.method());
    for (int number = piece(place).instruction(); number < place.instruction(); number++) {
      if (MayThrow.is(body, number)) {
        return isCovered(after(place), report.coverage());
      }
    }
    return true;
  }

  /** Whether an exception with these calls, innermost first, is the one that is wanted. */
  private boolean comesThrough(Goal.Failing goal, String exception, List<String> calls) {
    if (!isKindOf(exception, goal)) {
      return false;
    }
    String call = goal.location().method().owner() + ":" + line(goal.location());
    return goal.origin() == Goal.Origin.CALL
        ? calls.contains(call)
        : !calls.isEmpty() && calls.get(0).equals(call);
  }

  private int line(Location place) {
    return subject.program().body(place.method()).line(place.instruction());
  }

  private boolean isKindOf(String exception, Goal.Failing goal) {
    return subject.hierarchy().isSubtype(Names.internal(exception), goal.exception());
  }

  /** An exception of the instruction itself that somebody catches is among the decisions. */
  private boolean isFault(Goal.Failing goal, List<Event> events) {
    for (Event event : events) {
      if (event instanceof Event.Decision decision
          && decision.outcome() == 1
          && decision.site().location().equals(goal.location())
          && goal.origin() == Goal.Origin.FAULT) {
        Fault fault = fault(decision.site().kind());
        if (fault != null && subject.hierarchy().isSubtype(fault.exception(), goal.exception())) {
          return true;
        }
      }
    }
    return false;
  }

  private static @Nullable Fault fault(Site.Kind kind) {
    return switch (kind) {
      case NULL -> Fault.NULL_DEREFERENCE;
      case INDEX -> Fault.ARRAY_INDEX;
      case DIVISOR -> Fault.DIVISION;
      case SIZE -> Fault.NEGATIVE_SIZE;
      case CAST -> Fault.CLASS_CAST;
      case STORE -> Fault.ARRAY_STORE;
      default -> null;
    };
  }

  /** A {@code throw} that somebody catches: of a new exception, the only way on is to throw it. */
  private boolean isThrown(Goal.Failing goal) {
    MethodBody body = subject.program().body(goal.location().method());
    return MayThrow.newException(body, piece(goal.location()).instruction(), goal.location())
        .filter(type -> subject.hierarchy().isSubtype(type, goal.exception()))
        .isPresent();
  }

  private synchronized boolean isCovered(@Nullable Probe probe, CoveredProbes coverage) {
    if (probe == null) {
      return false;
    }
    BitSet bits = coverage.byClass().get(probe.method().owner());
    return bits != null && bits.get(probes(probe.method().owner()).indexOf(probe));
  }

  /** The straight piece of code that an instruction is in. */
  private Probe.Line piece(Location place) {
    Probe.Line found = null;
    for (Probe probe : probes(place.method().owner())) {
      if (probe instanceof Probe.Line line
          && line.method().equals(place.method())
          && line.instruction() <= place.instruction()
          && (found == null || line.instruction() > found.instruction())) {
        found = line;
      }
    }
    if (found == null) {
      throw new IllegalStateException("No piece of code has " + place + ".");
    }
    return found;
  }

  /**
   * The next piece of the same block, which is only entered from this one; null if there is none.
   */
  private @Nullable Probe after(Location place) {
    int end = subject.flows().of(place.method()).blockOf(place.instruction()).end();
    for (Probe probe : probes(place.method().owner())) {
      if (probe instanceof Probe.Line line
          && line.method().equals(place.method())
          && line.instruction() > place.instruction()
          && line.instruction() < end) {
        return line;
      }
    }
    return null;
  }

  private synchronized List<Probe> probes(String owner) {
    return probes.computeIfAbsent(
        owner,
        name ->
            ProbeMap.of(subject.program().bodies(subject.program().classPath().get(name)))
                .probes());
  }
}
