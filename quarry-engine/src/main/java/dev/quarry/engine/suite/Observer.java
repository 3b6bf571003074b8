package dev.quarry.engine.suite;

import dev.quarry.concolic.Ending;
import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.TestWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Looks at what the calls of drafts do in two fresh JVMs, and lets them expect that. */
final class Observer {
  private final TestWriter writer;
  private final TestCompiler compiler;
  private final Replay replay;
  private final Assertable assertable;

  Observer(TestWriter writer, TestCompiler compiler, Replay replay, Assertable assertable) {
    this.writer = writer;
    this.compiler = compiler;
    this.replay = replay;
    this.assertable = assertable;
  }

  /** The drafts that do the same each time; the others are rejected. */
  List<Draft> observe(List<Draft> drafts, Rejected rejected) {
    List<Draft> left = new ArrayList<>(drafts);
    while (!left.isEmpty()) {
      List<ClassDrafts> written = ClassDrafts.write(left, writer::observations);
      Compilation compilation =
          compiler.compile(written.stream().map(ClassDrafts::source).toList());
      for (ClassDrafts some : written) {
        some.blame(compilation.errors())
            .forEach((draft, error) -> rejected.add(draft, Dropped.NOT_COMPILABLE, error));
      }
      left.removeIf(rejected::contains);
      if (compilation.errors().isEmpty()) {
        observe(written, compilation, rejected);
        left.removeIf(rejected::contains);
        return left;
      }
    }
    return left;
  }

  private void observe(List<ClassDrafts> written, Compilation compilation, Rejected rejected) {
    Map<TestId, Draft> probes = new LinkedHashMap<>();
    for (ClassDrafts some : written) {
      for (int i = 0; i < some.drafts().size(); i++) {
        probes.put(some.id(i), some.drafts().get(i));
      }
    }
    List<TestId> ids = List.copyOf(probes.keySet());
    List<List<Replayed>> times = replay.runTwice(compilation.classes(), List.of(), ids);
    List<Replayed> first = times.get(0);
    List<Replayed> second = times.get(1);
    for (int i = 0; i < ids.size(); i++) {
      Draft draft = probes.get(ids.get(i));
      if (draft != null) {
        judge(draft, first.get(i), second.get(i), rejected);
      }
    }
  }

  private void judge(Draft draft, Replayed first, Replayed second, Rejected rejected) {
    for (Replayed one : List.of(first, second)) {
      switch (one.kind()) {
        case TIMED_OUT -> rejected.add(draft, Dropped.TIMED_OUT, one.message());
        case DIED -> rejected.add(draft, Dropped.DIED, one.message());
        case REFUSED -> rejected.add(draft, Dropped.REFUSED, one.message());
        default -> {}
      }
    }
    Ending ending = draft.found().ending();
    if (first.kind() != second.kind() || !first.exception().equals(second.exception())) {
      rejected.add(draft, Dropped.FLAKY, "two JVMs differ");
    } else if (!first.exception().equals(ending.exception())) {
      String what = first.exception().isEmpty() ? "nothing" : first.exception();
      rejected.add(draft, Dropped.FLAKY, "a JVM of its own threw " + what);
    } else if (first.kind() == Replayed.Kind.THREW) {
      draft.expect(List.of(new Expectation.Throws(first.exception())));
    } else {
      draft.expect(assertable.of(draft.test().call(), first.seen(), second.seen()));
    }
  }
}
