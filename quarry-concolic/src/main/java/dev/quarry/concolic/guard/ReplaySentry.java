package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.boot.Gate;
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
  private volatile String refused = "";

  ReplaySentry(Set<Permission> allowed, String privateDirectory) {
    super(allowed, privateDirectory);
  }

  @Override
  public String apply(Boolean begins) {
    if (begins) {
      refused = "";
      Gate.open(this);
      return "";
    }
    Gate.close();
    return refused;
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
