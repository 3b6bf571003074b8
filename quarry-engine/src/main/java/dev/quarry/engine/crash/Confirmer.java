package dev.quarry.engine.crash;

import dev.quarry.concolic.guard.ReplayGuard;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.recipe.HiddenMembers;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.replay.JUnitJars;
import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.source.JavaText;
import dev.quarry.testgen.source.TestWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns error states into findings with tests in files, or into other rows of the table. */
final class Confirmer implements AutoCloseable {
  private static final Comparator<ErrorState> ORDER =
      Comparator.comparing(ErrorState::method)
          .thenComparing(state -> file(state.place()))
          .thenComparingInt(state -> line(state.place()))
          .thenComparing(ErrorState::exception);

  private final Confirmation confirmation;
  private final Preconditions preconditions;
  private final TestWriter writer;
  private final TestCompiler compiler;
  private final TestFiles files;
  private final Distinct distinct = new Distinct();

  private Confirmer(
      Confirmation confirmation,
      Preconditions preconditions,
      TestWriter writer,
      TestCompiler compiler,
      TestFiles files) {
    this.confirmation = confirmation;
    this.preconditions = preconditions;
    this.writer = writer;
    this.compiler = compiler;
    this.files = files;
  }

  /**
   * @param program without drivers
   * @param guard a directory for what guards the processes that run tests
   */
  static Confirmer of(CrashOptions options, Program program, TestFiles files, Path guard)
      throws IOException {
    ClassHierarchy hierarchy = new ClassHierarchy(program.classPath());
    Stacks stacks = new Stacks(program.classPath());
    TestWriter writer = new TestWriter(hierarchy, options.framework());
    TestCompiler compiler =
        new TestCompiler(JUnitJars.behind(options.classPath(), options.framework()));
    Replay replay =
        new Replay(
            ReplayOptions.of(options.classPath())
                .withFramework(options.framework())
                .withJvmArguments(ReplayGuard.arguments(guard, options.permissions())));
    return new Confirmer(
        new Confirmation(writer, compiler, replay, stacks),
        new Preconditions(hierarchy, stacks, new Declared(hierarchy), new ThrowStatements(program)),
        writer,
        compiler,
        files);
  }

  /**
   * What came of some states.
   *
   * @param findings those with a test in a file
   * @param outcomes of all of them
   */
  record Confirmed(List<Finding> findings, List<Outcome> outcomes) {}

  /** One outcome for each state; tests of the findings are written. */
  Confirmed confirm(List<ErrorState> states) {
    List<ErrorState> inOrder = states.stream().sorted(ORDER).toList();
    Map<ErrorState, Outcome> outcomes = new LinkedHashMap<>();
    confirmation.confirm(inOrder).forEach(outcome -> outcomes.put(outcome.state(), outcome));
    List<Distinct.Judged> kept = distinct.of(judged(inOrder, outcomes));
    for (ErrorState state : inOrder) {
      Outcome outcome = outcomes.getOrDefault(state, lost(state));
      if (outcome.isConfirmed() && kept.stream().noneMatch(one -> one.outcome() == outcome)) {
        outcomes.put(state, outcome.as(StateEnding.DUPLICATE, "another method shows it too"));
      }
    }
    List<Finding> findings = write(kept, outcomes);
    return new Confirmed(
        findings,
        inOrder.stream().map(state -> outcomes.getOrDefault(state, lost(state))).toList());
  }

  private static Outcome lost(ErrorState state) {
    return Outcome.of(state, StateEnding.INTERNAL_ERROR, "Nobody looked at it.");
  }

  private List<Distinct.Judged> judged(List<ErrorState> states, Map<ErrorState, Outcome> outcomes) {
    List<Distinct.Judged> judged = new ArrayList<>();
    for (ErrorState state : states) {
      Outcome outcome = outcomes.getOrDefault(state, lost(state));
      if (outcome.isConfirmed()) {
        judged.add(
            new Distinct.Judged(
                outcome, preconditions.judge(state.method(), state.exception(), outcome.stack())));
      }
    }
    return judged;
  }

  /** Without those dropped, the tests are written and compiled once more. */
  private List<Finding> write(List<Distinct.Judged> kept, Map<ErrorState, Outcome> outcomes) {
    Map<ErrorState, Distinct.Judged> byState = new LinkedHashMap<>();
    kept.forEach(judged -> byState.put(judged.outcome().state(), judged));
    List<ErrorState> states = byState.keySet().stream().sorted(ORDER).toList();
    Compiled compiled = Compiled.of(writer, compiler, Compiled.byClass(states));
    compiled.dropped().forEach(dropped -> outcomes.put(dropped.state(), dropped));
    List<Finding> findings = new ArrayList<>();
    for (ClassTests tests : compiled.tests()) {
      Path file = files.write(tests.tests());
      for (int i = 0; i < tests.states().size(); i++) {
        Distinct.Judged judged = byState.get(tests.states().get(i));
        if (judged != null) {
          findings.add(finding(judged, file, tests.tests().methods().get(i)));
        }
      }
    }
    return findings;
  }

  private static Finding finding(Distinct.Judged judged, Path file, String test) {
    Outcome outcome = judged.outcome();
    return new Finding(
        outcome.state().exception(),
        outcome.message(),
        outcome.place(),
        outcome.state().method(),
        judged.judgement().kind(),
        judged.judgement().why(),
        text(outcome.state().call()),
        outcome.stack(),
        file,
        test,
        HiddenMembers.areUsedBy(outcome.state().call()));
  }

  @Override
  public void close() {
    confirmation.close();
  }

  static String text(TestCall call) {
    return JavaText.of(call);
  }

  private static String file(String place) {
    int colon = place.lastIndexOf(':');
    return colon < 0 ? place : place.substring(0, colon);
  }

  /** Numbers, so that line 9 comes before line 10. */
  private static int line(String place) {
    int colon = place.lastIndexOf(':');
    return colon < 0 ? 0 : Integer.parseInt(place.substring(colon + 1));
  }
}
