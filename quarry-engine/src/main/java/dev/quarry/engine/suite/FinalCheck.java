package dev.quarry.engine.suite;

import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.TestWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes tests until all of them compile, are short, and pass twice, each time in a JVM of its own.
 * A test that does not is given fewer assertions, and is rejected when it has none left.
 */
final class FinalCheck {
  /** More lines nobody wants to read. */
  private static final int LONGEST = 25;

  private final TestWriter writer;
  private final TestCompiler compiler;
  private final Replay replay;

  FinalCheck(TestWriter writer, TestCompiler compiler, Replay replay) {
    this.writer = writer;
    this.compiler = compiler;
    this.replay = replay;
  }

  /** One source for each class; nothing is wrong with them. Ends, as each round asserts less. */
  Checked check(List<Draft> drafts, Rejected rejected) {
    List<Draft> left = new ArrayList<>(drafts);
    while (true) {
      List<ClassDrafts> written = ClassDrafts.write(left, writer::write);
      Map<Draft, Wrong> wrong = tooLong(written);
      Compilation compilation =
          compiler.compile(written.stream().map(ClassDrafts::source).toList());
      for (ClassDrafts some : written) {
        some.blame(compilation.errors())
            .forEach((draft, e) -> wrong.putIfAbsent(draft, new Wrong(Dropped.NOT_COMPILABLE, e)));
      }
      if (wrong.isEmpty()) {
        wrong.putAll(replay(written, compilation));
      }
      if (wrong.isEmpty()) {
        return new Checked(written, compilation.classes());
      }
      wrong.forEach(
          (draft, why) -> {
            if (!draft.assertLess()) {
              rejected.add(draft, why.kind(), why.detail());
            }
          });
      left.removeIf(rejected::contains);
    }
  }

  private record Wrong(Dropped kind, String detail) {}

  private static Map<Draft, Wrong> tooLong(List<ClassDrafts> written) {
    Map<Draft, Wrong> wrong = new LinkedHashMap<>();
    for (ClassDrafts some : written) {
      for (int i = 0; i < some.drafts().size(); i++) {
        if (some.lines(i) > LONGEST) {
          wrong.put(some.drafts().get(i), new Wrong(Dropped.TOO_LONG, some.lines(i) + " lines"));
        }
      }
    }
    return wrong;
  }

  private Map<Draft, Wrong> replay(List<ClassDrafts> written, Compilation compilation) {
    Map<TestId, Draft> tests = new LinkedHashMap<>();
    for (ClassDrafts some : written) {
      for (int i = 0; i < some.drafts().size(); i++) {
        tests.put(some.id(i), some.drafts().get(i));
      }
    }
    Map<Draft, Wrong> wrong = new LinkedHashMap<>();
    for (List<Replayed> time :
        replay.runTwice(compilation.classes(), List.copyOf(tests.keySet()), List.of())) {
      for (Replayed result : time) {
        Draft draft = tests.get(result.test());
        if (draft != null && result.kind() != Replayed.Kind.PASSED) {
          wrong.putIfAbsent(draft, new Wrong(reason(result.kind()), result.message()));
        }
      }
    }
    return wrong;
  }

  private static Dropped reason(Replayed.Kind kind) {
    return switch (kind) {
      case TIMED_OUT -> Dropped.TIMED_OUT;
      case DIED -> Dropped.DIED;
      case REFUSED -> Dropped.REFUSED;
      default -> Dropped.FLAKY;
    };
  }
}
