package dev.quarry.lab.reach;

import dev.quarry.engine.jobs.Crew;
import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Side;
import dev.quarry.engine.reach.SideReport;
import dev.quarry.engine.reach.SideSearch;
import dev.quarry.engine.run.Workers;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Decides sides of branches, several at a time. A side whose search fails is a result, too. */
final class SideThreads {
  private final SideSearch search;
  private final Supplier<Workers> workers;
  private final int jobs;

  SideThreads(SideSearch search, Supplier<Workers> workers, int jobs) {
    this.search = search;
    this.workers = workers;
    this.jobs = jobs;
  }

  /** How a search ended: with a report or with an error. */
  @FunctionalInterface
  interface Decision {
    SideRun run(String library, String side, Engine asked);
  }

  /** Is told of each side when it is done, from any thread. */
  @FunctionalInterface
  interface Listener {
    void done(Side side, Decision decision, int count) throws IOException;
  }

  void decide(List<Side> sides, Listener listener) throws IOException, InterruptedException {
    AtomicInteger count = new AtomicInteger();
    try (Crew<Workers> crew = new Crew<>(jobs, workers, Workers::close)) {
      crew.each(
          sides,
          (mine, side) -> {
            Decision decision = decide(side, mine);
            listener.done(side, decision, count.incrementAndGet());
            return decision;
          });
    }
  }

  private Decision decide(Side side, Workers mine) throws InterruptedException {
    long start = System.nanoTime();
    try {
      SideReport report = search.decide(side, mine);
      return (library, text, asked) -> SideRun.of(library, text, asked, report);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      double seconds = (System.nanoTime() - start) / 1e9;
      return (library, text, asked) -> SideRun.failed(library, text, asked, seconds, e);
    }
  }
}
