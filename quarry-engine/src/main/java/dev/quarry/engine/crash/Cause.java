package dev.quarry.engine.crash;

import dev.quarry.program.MethodId;
import java.util.Optional;
import java.util.Set;

/**
 * What an exception came of.
 *
 * @param telling the arguments that matter
 * @param forbidden a null that matters, and that nobody admits
 */
record Cause(Set<Integer> telling, Optional<ForbiddenNull> forbidden) {
  /** Nobody looked. */
  static final Cause UNKNOWN = new Cause(Set.of(), Optional.empty());

  Cause {
    telling = Set.copyOf(telling);
  }

  /**
   * A null that a call, or a call that prepares it, is given.
   *
   * @param callee who is given it
   * @param parameter counted from 0, without the receiver
   */
  record ForbiddenNull(MethodId callee, int parameter) {}
}
