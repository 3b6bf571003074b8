package dev.quarry.engine.reach;

import dev.quarry.concolic.watch.WatchPoint;
import dev.quarry.program.targets.Goal;
import dev.quarry.testgen.source.TestCase;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What tests are wanted to show, and what they were seen to show. Goals are numbered, and what a
 * plain run comes by are numbers.
 */
final class Sights {
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

  /** A test came by these, each time it was run. */
  void add(TestCase test, Collection<Integer> passed) {
    seen.computeIfAbsent(test, any -> new LinkedHashSet<>()).addAll(passed);
  }

  /** Whether a test was seen to reach a target. */
  boolean shows(TestCase test, Question question) {
    Set<Integer> passed = seen.getOrDefault(test, Set.of());
    return question.goals().stream()
        .map(goal -> numbers.getOrDefault(goal, -1))
        .anyMatch(passed::contains);
  }

  /** Whether a test was seen to reach all that it was made for. */
  boolean showsAll(TestCase test) {
    return wanted.getOrDefault(test, Set.of()).stream().allMatch(one -> shows(test, one));
  }

  /** Whether a test was seen to reach anything that it was made for. */
  boolean showsAny(TestCase test) {
    return wanted.getOrDefault(test, Set.of()).stream().anyMatch(one -> shows(test, one));
  }
}
