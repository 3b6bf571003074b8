package dev.quarry.engine.run;

import dev.quarry.concolic.client.Worker;
import dev.quarry.program.MethodId;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/** Which entries each worker's process has run, so that their classes are loaded. Thread-safe. */
final class LoadedEntries {
  private final Map<Worker, OfProcess> processes = new WeakHashMap<>();

  /** The number of a worker's process among all that it started, and what that has run. */
  private record OfProcess(int number, Set<MethodId> entries) {}

  synchronized boolean contains(Worker worker, MethodId entry) {
    OfProcess known = processes.get(worker);
    return known != null && known.number() == worker.started() && known.entries().contains(entry);
  }

  /** The worker's process, which is the one of that number, has run the entry. */
  synchronized void add(Worker worker, int number, MethodId entry) {
    OfProcess known = processes.get(worker);
    if (known == null || known.number() != number) {
      known = new OfProcess(number, new HashSet<>());
      processes.put(worker, known);
    }
    known.entries().add(entry);
  }
}
