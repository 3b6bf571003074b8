package dev.quarry.solver.cache;

import java.util.Optional;

/** Answers by the digest of a {@link CanonicalForm}. Safe for many threads. */
public interface VerdictStore extends AutoCloseable {
  /** The answer, if it is known. */
  Optional<StoredVerdict> get(String digest);

  /** Keeps an answer. */
  void put(String digest, StoredVerdict verdict);

  /** Makes sure that nothing kept is lost. */
  @Override
  default void close() {}
}
