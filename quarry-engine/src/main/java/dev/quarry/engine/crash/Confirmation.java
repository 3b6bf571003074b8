package dev.quarry.engine.crash;

import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.replay.Frame;
import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.TestWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes tests for error states, compiles them, runs them twice, each time in a fresh JVM, and says
 * what became of each.
 */
final class Confirmation implements AutoCloseable {
  private final TestWriter writer;
  private final TestCompiler compiler;
  private final Replay replay;
  private final Stacks stacks;

  Confirmation(TestWriter writer, TestCompiler compiler, Replay replay, Stacks stacks) {
    this.writer = writer;
    this.compiler = compiler;
    this.replay = replay;
    this.stacks = stacks;
  }

  /** One outcome for each state, in no particular order. */
  List<Outcome> confirm(List<ErrorState> states) {
    if (states.isEmpty()) {
      return List.of();
    }
    replay.expect();
    Compiled compiled = Compiled.of(writer, compiler, Compiled.byClass(states));
    List<Outcome> outcomes = new ArrayList<>(compiled.dropped());
    List<Map<TestId, Replayed>> times = replay(compiled);
    Map<TestId, Replayed> first = times.get(0);
    Map<TestId, Replayed> second = times.get(1);
    for (ClassTests tests : compiled.tests()) {
      for (int i = 0; i < tests.states().size(); i++) {
        outcomes.add(
            judge(
                tests.states().get(i),
                List.of(get(first, tests.test(i)), get(second, tests.test(i))),
                List.of(get(first, tests.probe(i)), get(second, tests.probe(i)))));
      }
    }
    return outcomes;
  }

  private List<Map<TestId, Replayed>> replay(Compiled compiled) {
    List<TestId> tests = new ArrayList<>();
    List<TestId> probes = new ArrayList<>();
    for (ClassTests some : compiled.tests()) {
      for (int i = 0; i < some.states().size(); i++) {
        tests.add(some.test(i));
        probes.add(some.probe(i));
      }
    }
    return replay.runTwice(compiled.classes(), tests, probes).stream()
        .map(Confirmation::byTest)
        .toList();
  }

  private static Map<TestId, Replayed> byTest(List<Replayed> results) {
    Map<TestId, Replayed> byTest = new LinkedHashMap<>();
    results.forEach(result -> byTest.put(result.test(), result));
    return byTest;
  }

  @Override
  public void close() {
    replay.close();
  }

  private static Replayed get(Map<TestId, Replayed> results, TestId test) {
    return Optional.ofNullable(results.get(test))
        .orElseThrow(() -> new IllegalStateException("Nobody ran " + test + "."));
  }

  private Outcome judge(ErrorState state, List<Replayed> tests, List<Replayed> probes) {
    List<Replayed> all = new ArrayList<>(tests);
    all.addAll(probes);
    for (Replayed one : all) {
      Optional<StateEnding> cut = cut(one.kind());
      if (cut.isPresent()) {
        return Outcome.of(state, cut.get(), one.message());
      }
    }
    if (tests.get(0).kind() != tests.get(1).kind()
        || !shown(probes.get(0)).equals(shown(probes.get(1)))) {
      return Outcome.of(
          state, StateEnding.FLAKY, shown(probes.get(0)) + ", then " + shown(probes.get(1)));
    }
    return judge(state, tests.get(0), probes.get(0));
  }

  private Outcome judge(ErrorState state, Replayed test, Replayed probe) {
    if (probe.kind() == Replayed.Kind.COMPLETED) {
      return Outcome.of(state, StateEnding.NO_EXCEPTION, "");
    }
    String place = stacks.place(probe.exception(), probe.stack());
    boolean isSame =
        probe.exception().equals(state.exception())
            && (state.isPlaceVague() || place.equals(state.place()));
    if (!isSame || test.kind() != Replayed.Kind.PASSED) {
      return Outcome.of(state, StateEnding.OTHER_EXCEPTION, shown(probe));
    }
    List<Frame> stack = stacks.withoutTest(probe.stack());
    return new Outcome(state, StateEnding.CONFIRMED, "", place, probe.message(), stack);
  }

  /** What a probe showed, in words. */
  private String shown(Replayed probe) {
    return probe.kind() == Replayed.Kind.THREW
        ? probe.exception() + " at " + stacks.place(probe.exception(), probe.stack())
        : "no exception";
  }

  private static Optional<StateEnding> cut(Replayed.Kind kind) {
    return switch (kind) {
      case PASSED, FAILED, THREW, COMPLETED -> Optional.empty();
      case TIMED_OUT -> Optional.of(StateEnding.TIMED_OUT);
      case DIED -> Optional.of(StateEnding.PROCESS_LOST);
      case REFUSED -> Optional.of(StateEnding.REFUSED);
    };
  }
}
