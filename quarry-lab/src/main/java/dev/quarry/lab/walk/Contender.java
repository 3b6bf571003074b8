package dev.quarry.lab.walk;

import dev.quarry.lab.corpus.Benchmark;
import java.time.Duration;

/** Something that tries to satisfy benchmarks, one at a time. */
interface Contender {
  /** Tries until it succeeds, gives up, or the time is over. */
  Attempt attempt(Benchmark benchmark, Duration time);
}
