package dev.quarry.engine.reach;

import dev.quarry.concolic.watch.WatchPoint;
import dev.quarry.program.targets.Goal;
import dev.quarry.testgen.confirm.Watch;
import dev.quarry.testgen.source.TestCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What tests are wanted to show, and what they were seen to show. Goals are numbered, and what a
 * plain run comes by are numbers.
 */
final class Sights implements Watch<TargetDraft> {
  private final Map<Goal, Integer> numbers = new LinkedHashMap<>();
  private final Map<TestCase, Set<Question>> wanted = new LinkedHashMap<>();
  private final Map<TestCase, Set<Integer>> seen = new LinkedHashMap<>();

  Sights(List<Decided> decided) {
    for (Decided one : decided) {
      one.call()
          .flatMap(ReachedCall::test)
          .ifPresent(
              test -> {
                wanted.computeIfAbsent(test, any -> new LinkedHashSet<>()).add(one.question());
                one.question().goals().forEach(goal -> numbers.putIfAbsent(goal, numbers.size()));
              });
    }
  }

  /** All goals, to be watched. */
  List<WatchPoint> points() {
    return WatchPoint.of(new ArrayList<>(numbers.keySet()));
  }

  @Override
  public void saw(TargetDraft draft, Set<Integer> points) {
    seen.computeIfAbsent(draft.asked(), any -> new LinkedHashSet<>()).addAll(points);
  }

  /** Whether a test was seen to reach a target. */
  boolean shows(TestCase test, Question question) {
    Set<Integer> passed = seen.getOrDefault(test, Set.of());
    return question.goals().stream()
        .map(goal -> numbers.getOrDefault(goal, -1))
        .anyMatch(passed::contains);
  }

  @Override
  public boolean showsAll(TargetDraft draft) {
    TestCase test = draft.asked();
    return wanted.getOrDefault(test, Set.of()).stream().allMatch(one -> shows(test, one));
  }

  @Override
  public boolean showsAny(TargetDraft draft) {
    TestCase test = draft.asked();
    return wanted.getOrDefault(test, Set.of()).stream().anyMatch(one -> shows(test, one));
  }
}
