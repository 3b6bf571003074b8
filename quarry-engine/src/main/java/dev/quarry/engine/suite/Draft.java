package dev.quarry.engine.suite;

import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.TestCase;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** A test in the making. It asserts as much as holds; where something does not, it asserts less. */
final class Draft {
  private final Candidate source;
  private final Found found;
  private final BitSet covers;
  private final TestCall call;
  private final Set<Integer> telling;
  private final Deque<Expectation> expectations = new ArrayDeque<>();

  /**
   * @param source the input that it comes from
   * @param shrunk what became of that
   * @param covers the goals that it covers now
   * @param call what the test calls
   */
  Draft(Candidate source, Smaller.Shrunk shrunk, BitSet covers, TestCall call) {
    this.source = source;
    this.found = shrunk.found();
    this.telling = shrunk.telling();
    this.covers = covers;
    this.call = call;
    expectations.add(new Expectation.Completes());
  }

  Candidate source() {
    return source;
  }

  Found found() {
    return found;
  }

  BitSet covers() {
    return covers;
  }

  String owner() {
    return found.driver().classUnderTest();
  }

  TestCase test() {
    return new TestCase(call, expectations.getFirst(), telling);
  }

  /** Sets what to assert, the most telling first. */
  void expect(List<Expectation> all) {
    expectations.clear();
    expectations.addAll(all);
  }

  /** Asserts less; false if that is not possible. */
  boolean assertLess() {
    if (expectations.size() > 1) {
      expectations.removeFirst();
      return true;
    }
    return false;
  }
}
