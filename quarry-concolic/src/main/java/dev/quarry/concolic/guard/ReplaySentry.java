package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.boot.Switches;
import java.lang.reflect.Field;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Refuses what is not allowed while a test runs. Remembers the first refusal, so that a test that
 * expects any error can't hide it.
 *
 * <p>As a function it is told true when a test begins and false when it ended; then it answers what
 * it refused, or nothing. It goes on refusing between tests: streams, handlers and providers that a
 * test left may be asked then. Null tells it that there are no more tests.
 */
final class ReplaySentry extends StrictReferee implements Function<@Nullable Boolean, String> {
  /** The thread of whoever runs the tests that ends the process when nobody wants it any more. */
  private static final String ENDING_THREAD = "end of input";

  private static final int ROUNDS = 3;
  private static final long PAUSE_NANOS = 5_000_000;

  private volatile String refused = "";
  private volatile boolean isDeferred;
  private boolean isArmed;

  private final Switches gate;

  ReplaySentry(Set<Permission> allowed, String privateDirectory, Switches gate) {
    super(allowed, privateDirectory);
    this.gate = gate;
  }

  @Override
  public String apply(@Nullable Boolean begins) {
    if (begins == null) {
      gate.close();
      return "";
    }
    if (begins) {
      if (!isArmed) {
        isArmed = true;
        exemptRunner();
      }
      refused = "";
      gate.open(this);
      return "";
    }
    if (isDeferred) {
      isDeferred = false;
      awaitDeferred();
    }
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

  /** In a user's build, a hook would run after the tests. */
  @Override
  public void hook(String name) {
    refuseHook(name);
  }

  @Override
  public void deferred() {
    isDeferred = true;
  }

  /** What finalizers and cleaners do belongs to the test that left it to them. */
  @SuppressWarnings({"removal", "deprecation"})
  private static void awaitDeferred() {
    for (int i = 0; i < ROUNDS; i++) {
      System.gc();
      System.runFinalization();
      LockSupport.parkNanos(PAUSE_NANOS);
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
