package dev.quarry.concolic.worker;

import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.batch.RowReader;
import dev.quarry.concolic.guard.boot.Dependence;
import dev.quarry.concolic.guard.boot.Switches;
import dev.quarry.concolic.instrument.InstrumentOptions;
import dev.quarry.concolic.instrument.Mode;
import dev.quarry.concolic.protocol.Setup;
import dev.quarry.concolic.runtime.EntryCall;
import dev.quarry.concolic.runtime.coverage.CoverageGrowth;
import dev.quarry.concolic.runtime.run.ConcreteOutcome;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.runtime.types.FollowedCode;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.ParameterNames;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.ledger.Assumption;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The program of a worker, the entry in use, and the two ways to run it. */
final class ProgramSession {
  private final ExprFactory factory;
  private final List<Path> entries;
  private final ClassHierarchy hierarchy;
  private final ProgramTypes types;
  private final ClosedSurroundings room;
  private Setup setup;
  private EntryCall entry;
  private ProgramRuns symbolic;
  private ProgramRuns concrete;

  /**
   * Opens the program without running any of it.
   *
   * @throws dev.quarry.program.ProgramException if it can't be read
   */
  ProgramSession(Setup setup, ExprFactory factory, Switches gate) {
    this.setup = setup;
    this.factory = factory;
    entries = setup.classPath().stream().map(Path::of).toList();
    ClassPath classPath = ClassPath.of(entries);
    hierarchy = new ClassHierarchy(classPath);
    types = new ProgramTypes(hierarchy);
    types.near(setup.entry().owner());
    entry = entryCall(classPath, setup.entry());
    room = new ClosedSurroundings(setup, gate);
    symbolic = runs(setup, Mode.SYMBOLIC);
    concrete = runs(setup, Mode.COVERAGE);
  }

  /**
   * Runs another entry from now on, with classes as they are loaded already.
   *
   * @throws dev.quarry.program.ProgramException if there is no such class
   */
  void enter(Setup changed) {
    entry = entryCall(hierarchy.classPath(), changed.entry());
    types.near(changed.entry().owner());
    room.furnish(changed);
    CoverageGrowth.reset();
    if (isRewrittenAlike(changed, setup)) {
      symbolic.limit(changed.limits());
      concrete.limit(changed.limits());
    } else {
      symbolic = runs(changed, Mode.SYMBOLIC);
      concrete = runs(changed, Mode.COVERAGE);
    }
    setup = changed;
  }

  private static boolean isRewrittenAlike(Setup left, Setup right) {
    return left.inputClasses().equals(right.inputClasses())
        && left.limits().limitsCallDepth() == right.limits().limitsCallDepth();
  }

  ClosedSurroundings room() {
    return room;
  }

  /** A run with a path condition. */
  RunOutcome symbolic(RunRequest request) {
    return symbolic.run(
        context -> {
          Dependence.reset();
          return entry.run(context, request);
        });
  }

  /** Runs without, as long as nothing happens; what happened in the last one. */
  ConcreteOutcome concrete(RowReader rows, int most, Listing listing) {
    int runs = room.allowsThreads() ? 1 : most;
    return concrete.run(
        context -> {
          Dependence.ignore();
          return entry.runConcrete(context, rows, runs, listing, room);
        });
  }

  /** What is lost where a symbolic run has been. */
  List<Assumption> losses(RunOutcome outcome) {
    return symbolic.losses(outcome);
  }

  private ProgramRuns runs(Setup chosen, Mode mode) {
    Set<String> inputs =
        chosen.inputClasses().stream()
            .map(name -> name.replace('.', '/'))
            .collect(Collectors.toSet());
    InstrumentOptions options =
        new InstrumentOptions(mode, inputs, chosen.limits().limitsCallDepth(), FollowedCode.here());
    ProgramImage image = new ProgramImage(entries, hierarchy, options);
    return new ProgramRuns(image, factory, types, chosen.limits(), room);
  }

  private static EntryCall entryCall(ClassPath classPath, MethodId method) {
    return new EntryCall(method, ParameterNames.of(classPath.get(method.owner()), method));
  }
}
