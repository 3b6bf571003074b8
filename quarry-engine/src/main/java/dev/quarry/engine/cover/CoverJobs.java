package dev.quarry.engine.cover;

import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.jobs.Crew;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/** Several threads that cover classes, each with a worker of its own. */
final class CoverJobs implements AutoCloseable {
  private final Crew<ClassCover> crew;
  private final CoverOptions options;
  private final Wanted wanted;
  private final ProgressBoard board;
  private final long start = System.nanoTime();
  private int waiting;

  CoverJobs(CoverOptions options, Supplier<ClassCover> cover, Wanted wanted, ProgressBoard board) {
    this.crew = new Crew<>(options.setting().jobs(), cover, ClassCover::close);
    this.options = options;
    this.wanted = wanted;
    this.board = board;
  }

  /** In the order of the plans. */
  List<ClassTurn> cover(List<ClassPlan> plans) throws IOException, InterruptedException {
    waiting = plans.size();
    return crew.each(plans, this::cover);
  }

  private ClassTurn cover(ClassCover cover, ClassPlan plan)
      throws IOException, InterruptedException {
    try {
      return cover.cover(plan, wanted, budget());
    } finally {
      board.done();
    }
  }

  /** What a class may take: as said, or its share of what is left for all. */
  private synchronized Duration budget() {
    Duration left = options.totalBudget().minusNanos(System.nanoTime() - start);
    Duration share =
        left.multipliedBy(options.setting().jobs())
            .dividedBy(Math.max(waiting, options.setting().jobs()));
    waiting--;
    if (left.isNegative() || options.setting().stop().isRequested()) {
      return Duration.ZERO;
    }
    Duration most = options.limits().budget();
    return share.compareTo(most) < 0 ? share : most;
  }

  @Override
  public void close() {
    crew.close();
  }
}
