package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Generational search (Godefroid, Levin, Molnar: Automated Whitebox Fuzz Testing, NDSS 2008,
 * figures 3 and 4): runs are ranked by how much they covered first; of the best one, all ways it
 * opened are tried from the entry on before the ranking is looked at again. That a run opens ways
 * only beyond the one it was made for is the paper's <i>bound</i>.
 */
public final class Generational implements Searcher {
  private record Run(ArrayDeque<Way> ways, int score, long number) {}

  private final PriorityQueue<Run> runs =
      new PriorityQueue<>(
          Comparator.comparingInt(Run::score).reversed().thenComparing(Run::number));

  /** Of the run that is being expanded. */
  private ArrayDeque<Way> current = new ArrayDeque<>();

  /** Of the run that is being merged. */
  private ArrayDeque<Way> merging = new ArrayDeque<>();

  @Override
  public void opened(Way way) {
    merging.add(way);
  }

  @Override
  public void closed(Way way) {
    // Skipped when its turn comes.
  }

  @Override
  public Optional<Way> next() {
    while (true) {
      while (!current.isEmpty()) {
        Way way = current.remove();
        if (way.isOpen()) {
          return Optional.of(way);
        }
      }
      if (runs.isEmpty()) {
        return Optional.empty();
      }
      current = runs.remove().ways();
    }
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {
    if (!merging.isEmpty()) {
      runs.add(new Run(merging, gain.total(), merged.run()));
      merging = new ArrayDeque<>();
    }
  }
}
