package dev.quarry.engine.suite;

import dev.quarry.testgen.confirm.Draft;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.TestCase;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A test in the making. It asserts as much as holds; where something does not, it asserts less. */
final class SuiteDraft implements Draft {
  private final Candidate source;
  private final Found found;
  private final BitSet covers;
  private final TestCall call;
  private final Set<Integer> telling;
  private @Nullable Evidence evidence;
  private final Deque<Expectation> expectations = new ArrayDeque<>();

  /**
   * @param source the input that it comes from
   * @param shrunk what became of that
   * @param covers the goals that it covers now
   * @param call what the test calls
   */
  SuiteDraft(Candidate source, Smaller.Shrunk shrunk, BitSet covers, TestCall call) {
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

  /** What was seen of it; it was observed before. */
  Evidence evidence() {
    return Objects.requireNonNull(evidence, "It was not observed.");
  }

  void observed(Evidence seen) {
    this.evidence = seen;
  }

  @Override
  public String owner() {
    return found.driver().classUnderTest();
  }

  @Override
  public TestCase test() {
    return new TestCase(call, expectations.getFirst(), telling);
  }

  @Override
  public Optional<Claim> claim() {
    return Optional.of(new Claim(found.ending().exception(), Optional.empty()));
  }

  /** Sets what to assert, the most telling first. */
  void expect(List<Expectation> all) {
    expectations.clear();
    expectations.addAll(all);
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
