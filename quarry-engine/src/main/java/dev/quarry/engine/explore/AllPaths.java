package dev.quarry.engine.explore;

import dev.quarry.engine.forward.ForwardStep;
import dev.quarry.engine.run.EntryRuns;
import dev.quarry.engine.schedule.Action;
import dev.quarry.engine.schedule.Policy;
import dev.quarry.engine.schedule.SearchClock;
import dev.quarry.search.tree.Way;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What is worth doing for somebody who wants all paths of an entry: each way that is open, in the
 * order of the tree's searcher, and random runs when they have their turn. For several threads.
 */
final class AllPaths implements Policy {
  private static final int NAP_MILLIS = 1;
  private static final long PROGRESS_NANOS = 100_000_000;

  private final ForwardStep step;
  private final EntryRuns runs;
  private final Findings findings;
  private final Optional<RandomPaths> random;
  private final SearchClock clock;
  private final ExploreProgress progress;
  private final AtomicLong lastTold = new AtomicLong(System.nanoTime());

  AllPaths(
      ForwardStep step,
      EntryRuns runs,
      Findings findings,
      Optional<RandomPaths> random,
      SearchClock clock,
      ExploreProgress progress) {
    this.step = step;
    this.runs = runs;
    this.findings = findings;
    this.random = random;
    this.clock = clock;
    this.progress = progress;
  }

  @Override
  public Optional<Action> next() throws InterruptedException {
    while (!clock.isOver()) {
      if (random.filter(paths -> paths.isDue(clock)).isPresent()) {
        return random.map(this::lookAround);
      }
      Optional<Way> way = step.take();
      if (way.isPresent()) {
        return Optional.of(new Action(Action.Kind.FLIP, () -> follow(way.get())));
      }
      if (step.counts().inFlight() == 0) {
        return random
            .filter(paths -> !findings.isExhausted(step.counts(), clock))
            .filter(RandomPaths::isOpen)
            .map(this::lookAround);
      }
      Thread.sleep(NAP_MILLIS);
    }
    return Optional.empty();
  }

  private void follow(Way way) throws IOException, InterruptedException {
    findings.add(step.follow(runs::run, way, clock), clock);
    tell();
  }

  private Action lookAround(RandomPaths paths) {
    return new Action(Action.Kind.RANDOM_BATCH, () -> runAtRandom(paths));
  }

  /** One thread at a time: where there is nothing to follow, others may as well wait. */
  private synchronized void runAtRandom(RandomPaths paths)
      throws IOException, InterruptedException {
    paths.look(step, runs, findings, clock);
    tell();
  }

  /** Progress is for people: now and then is enough. */
  private void tell() {
    long now = System.nanoTime();
    long last = lastTold.get();
    if (now - last > PROGRESS_NANOS && lastTold.compareAndSet(last, now)) {
      progress.ran(findings.runs(), step.counts().open(), findings.branches());
    }
  }
}
