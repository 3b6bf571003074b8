package dev.quarry.solver.cache;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Keeps the answers used last, in memory. */
public final class MemoryStore implements VerdictStore {
  private final Map<String, StoredVerdict> verdicts;

  /** A store of at most that many answers. */
  public MemoryStore(int capacity) {
    this.verdicts =
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<String, StoredVerdict> eldest) {
            return size() > capacity;
          }
        };
  }

  @Override
  public synchronized Optional<StoredVerdict> get(String digest) {
    return Optional.ofNullable(verdicts.get(digest));
  }

  @Override
  public synchronized void put(String digest, StoredVerdict verdict) {
    verdicts.put(digest, verdict);
  }
}
