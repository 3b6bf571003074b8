package dev.quarry.engine.reach;

import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.TestCase;
import dev.quarry.testgen.source.TestSource;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Runs compiled tests twice, each time in a fresh JVM, and notes what they were seen to reach both
 * times. The program is as its compiler made it, but for the calls at watched points.
 */
final class PlainRuns {
  private final Replay replay;
  private final Sights sights;

  PlainRuns(Replay replay, Sights sights) {
    this.replay = replay;
    this.sights = sights;
  }

  /**
   * Runs all tests of a class one after the other. Those that don't show what they should are run
   * again, each alone: an initialiser runs for the first test only, and what one test leaves in
   * static fields the next one finds.
   *
   * @param cases those that the source has, in its order
   * @return what is wrong with some of them
   */
  Map<TestCase, String> run(TestSource source, List<TestCase> cases, Compilation compilation) {
    List<TestId> tests =
        source.methods().stream().map(name -> new TestId(source.className(), name)).toList();
    Map<TestCase, String> wrong = runAll(tests, cases, compilation);
    for (int i = 0; i < cases.size(); i++) {
      TestCase one = cases.get(i);
      if (cases.size() > 1 && !sights.showsAll(one)) {
        runAll(List.of(tests.get(i)), List.of(one), compilation);
      }
      if (!sights.showsAny(one)) {
        wrong.putIfAbsent(one, "The test is not seen to reach it when it is run plainly.");
      }
    }
    return wrong;
  }

  private Map<TestCase, String> runAll(
      List<TestId> tests, List<TestCase> cases, Compilation compilation) {
    Map<TestCase, String> wrong = new LinkedHashMap<>();
    Map<TestCase, Set<Integer>> passed = new LinkedHashMap<>();
    for (List<Replayed> time : replay.runTwice(compilation.classes(), tests, List.of())) {
      for (Replayed result : time) {
        TestCase one = cases.get(tests.indexOf(result.test()));
        passed
            .computeIfAbsent(one, any -> new LinkedHashSet<>(result.passed()))
            .retainAll(result.passed());
        if (result.kind() != Replayed.Kind.PASSED) {
          wrong.putIfAbsent(one, "The test does not pass when it is run: " + result.message());
        }
      }
    }
    passed.forEach(sights::add);
    return wrong;
  }
}
