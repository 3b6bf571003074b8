package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.boot.Switches;
import java.lang.reflect.Field;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Refuses what is not allowed while a test runs. Remembers the first refusal, so that a test that
 * expects any error can't hide it.
 *
 * <p>As a function it is told true when a test begins and false when it ended; then it answers what
 * it refused, or nothing.
 */
final class ReplaySentry extends StrictReferee implements Function<Boolean, String> {
  /** The thread of whoever runs the tests that ends the process when nobody wants it any more. */
  private static final String ENDING_THREAD = "end of input";

  private volatile String refused = "";
  private boolean isArmed;

  private final Switches gate;

  ReplaySentry(Set<Permission> allowed, String privateDirectory, Switches gate) {
    super(allowed, privateDirectory);
    this.gate = gate;
  }

  @Override
  public String apply(Boolean begins) {
    if (begins) {
      if (!isArmed) {
        isArmed = true;
        exemptRunner();
      }
      refused = "";
      gate.open(this);
      return "";
    }
    gate.close();
    return refused;
  }

  /** Before the first test: later a test might give a thread of its own that name. */
  private void exemptRunner() {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals(ENDING_THREAD)) {
        gate.exempt(thread);
      }
    }
  }

  @Override
  protected Error refused(String sentence) {
    if (refused.isEmpty()) {
      refused = sentence;
    }
    return new Refusal(sentence);
  }

  @Override
  public void written(Field field, @Nullable Object target) {
    // Nobody keeps anything beside fields here.
  }

  /** Ends a test from inside the program; an error, since programs rarely catch those. */
  private static final class Refusal extends Error {
    private static final long serialVersionUID = 1L;

    Refusal(String sentence) {
      super(sentence, null, false, false);
    }
  }
}
