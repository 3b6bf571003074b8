package dev.quarry.engine.crash;

import dev.quarry.concolic.client.OuterWall;
import dev.quarry.concolic.guard.ReplayGuard;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.confirm.Ended;
import dev.quarry.testgen.confirm.Form;
import dev.quarry.testgen.confirm.Stacks;
import dev.quarry.testgen.confirm.StateEnding;
import dev.quarry.testgen.confirm.TestFiles;
import dev.quarry.testgen.confirm.TestPipeline;
import dev.quarry.testgen.confirm.Tried;
import dev.quarry.testgen.confirm.Watch;
import dev.quarry.testgen.confirm.WrittenTest;
import dev.quarry.testgen.recipe.HiddenMembers;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.source.JavaText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Turns error states into findings with tests in files, or into other rows of the table. */
final class Confirmer implements AutoCloseable {
  private static final Comparator<ErrorState> ORDER =
      Comparator.comparing(ErrorState::method)
          .thenComparing(state -> file(state.place()))
          .thenComparingInt(state -> line(state.place()))
          .thenComparing(ErrorState::exception);

  private final TestPipeline pipeline;
  private final Stacks stacks;
  private final Preconditions preconditions;
  private final TestFiles files;
  private final Distinct distinct = new Distinct();

  private Confirmer(
      TestPipeline pipeline, Stacks stacks, Preconditions preconditions, TestFiles files) {
    this.pipeline = pipeline;
    this.stacks = stacks;
    this.preconditions = preconditions;
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
    ReplayOptions replaying =
        ReplayOptions.of(options.setting().classPath())
            .withFramework(options.tests().framework())
            .withJvmArguments(ReplayGuard.arguments(guard, options.setting().allowed()))
            .withSandbox(OuterWall.around(options.setting().allowed()));
    return new Confirmer(
        new TestPipeline(
            program.classPath(), replaying, TestPipeline.LONGEST, options.tests().suffix()),
        stacks,
        new Preconditions(hierarchy, stacks, new Declared(hierarchy), new ThrowStatements(program)),
        files);
  }

  /**
   * What came of some states.
   *
   * @param findings those with a test in a file
   * @param outcomes of all of them
   */
  record Confirmed(List<Finding> findings, List<StateOutcome> outcomes) {}

  /** There will be something to confirm; can be told by several threads. */
  void expect() {
    pipeline.expect();
  }

  /** One outcome for each state; tests of the findings are written. */
  Confirmed confirm(List<ErrorState> states) {
    List<ErrorState> inOrder = states.stream().sorted(ORDER).toList();
    Tried<ErrorState> tried = pipeline.tryOut(inOrder, Form.PROBED_TESTS, Watch.nothing());
    Map<ErrorState, StateOutcome> outcomes = new LinkedHashMap<>();
    inOrder.forEach(state -> outcomes.put(state, outcome(state, tried)));
    List<Distinct.Judged> kept = distinct.of(judged(outcomes));
    outcomes.replaceAll(
        (state, outcome) ->
            outcome.isConfirmed() && kept.stream().noneMatch(one -> one.outcome() == outcome)
                ? StateOutcome.of(state, StateEnding.DUPLICATE, "another method shows it too")
                : outcome);
    List<Finding> findings = write(kept, outcomes);
    return new Confirmed(findings, List.copyOf(outcomes.values()));
  }

  private StateOutcome outcome(ErrorState state, Tried<ErrorState> tried) {
    Ended ended = tried.dropped().get(state);
    if (ended != null) {
      return StateOutcome.of(state, ended.row(), ended.why());
    }
    Replayed probe = tried.seen(state).probes().get(0);
    return new StateOutcome(
        state,
        StateEnding.CONFIRMED,
        "",
        stacks.place(probe.exception(), probe.stack()),
        probe.message(),
        stacks.withoutTest(probe.stack()));
  }

  private List<Distinct.Judged> judged(Map<ErrorState, StateOutcome> outcomes) {
    return outcomes.values().stream()
        .filter(StateOutcome::isConfirmed)
        .map(outcome -> new Distinct.Judged(outcome, judgement(outcome)))
        .toList();
  }

  private Blame judgement(StateOutcome outcome) {
    ErrorState state = outcome.state();
    return preconditions
        .judge(state.cause())
        .orElseGet(() -> preconditions.judge(state.method(), state.exception(), outcome.stack()));
  }

  /** Without those dropped, the tests are written and compiled once more. */
  private List<Finding> write(List<Distinct.Judged> kept, Map<ErrorState, StateOutcome> outcomes) {
    Map<ErrorState, Distinct.Judged> byState = new LinkedHashMap<>();
    kept.forEach(judged -> byState.put(judged.outcome().state(), judged));
    Map<ErrorState, Ended> dropped = new LinkedHashMap<>();
    Map<ErrorState, WrittenTest> written =
        pipeline.build(byState.keySet().stream().sorted(ORDER).toList(), dropped).write(files);
    dropped.forEach((state, e) -> outcomes.put(state, StateOutcome.of(state, e.row(), e.why())));
    List<Finding> findings = new ArrayList<>();
    written.forEach(
        (state, test) ->
            Stream.ofNullable(byState.get(state))
                .forEach(judged -> findings.add(finding(judged, test))));
    return findings;
  }

  private static Finding finding(Distinct.Judged judged, WrittenTest test) {
    StateOutcome outcome = judged.outcome();
    return new Finding(
        outcome.state().exception(),
        outcome.message(),
        outcome.place(),
        outcome.state().method(),
        judged.judgement().kind(),
        judged.judgement().why(),
        text(outcome.state().call()),
        outcome.stack(),
        test.file(),
        test.method(),
        HiddenMembers.areUsedBy(outcome.state().call()));
  }

  @Override
  public void close() {
    pipeline.close();
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
