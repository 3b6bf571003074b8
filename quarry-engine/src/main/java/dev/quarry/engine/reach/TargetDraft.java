package dev.quarry.engine.reach;

import dev.quarry.testgen.confirm.Draft;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.TestCase;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A test that is to reach a target. It asserts what the run did, or more if more is seen; where
 * that does not hold, it asserts less.
 */
final class TargetDraft implements Draft {
  private final TestCase asked;
  private final Deque<Expectation> expectations = new ArrayDeque<>();

  /**
   * @param asked what assertions say that the run did
   */
  TargetDraft(TestCase asked) {
    this.asked = asked;
    expectations.add(asked.expectation());
  }

  /** The test as it was asked for. */
  TestCase asked() {
    return asked;
  }

  /** Whether it only says that the call returns. */
  boolean isSilent() {
    return asked.expectation() instanceof Expectation.Completes;
  }

  /** Sets what to assert, the most telling first. */
  void expect(List<Expectation> all) {
    expectations.clear();
    expectations.addAll(all);
  }

  @Override
  public TestCase test() {
    return new TestCase(asked.call(), expectations.getFirst(), asked.telling())
        .with(asked.properties());
  }

  @Override
  public Optional<Claim> claim() {
    return Optional.empty();
  }

  @Override
  public boolean assertLess() {
    if (expectations.size() > 1) {
      expectations.removeFirst();
      return true;
    }
    return false;
  }
}
