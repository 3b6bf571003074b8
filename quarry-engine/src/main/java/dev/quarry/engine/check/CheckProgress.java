package dev.quarry.engine.check;

import dev.quarry.spec.Specification;

/** Is told how far a check is. */
@FunctionalInterface
public interface CheckProgress {
  /** Nobody listens. */
  CheckProgress NONE = (done, total, specification) -> {};

  /** A specification is begun. */
  void begins(int done, int total, Specification specification);
}
