package dev.quarry.search.strategy;

import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * The directed search of DART (Godefroid, Klarlund, Sen: PLDI 2005, figures 4 and 5): the last
 * decision of the latest path whose other way is untried is flipped. A run that does not do what
 * was predicted ends the directed search, and another starts at random. The paper starts it with a
 * random input; here a random one of the ways left over is its start, so that no path is run twice.
 */
public final class Directed implements Searcher {
  /** Of the directed search that is going on; the last on top. */
  private final ArrayDeque<Way> stack = new ArrayDeque<>();

  /** Left over from directed searches that were ended. */
  private final RandomSet<Way> leftOver = new RandomSet<>();

  /** Of the run that is being merged. */
  private final List<Way> merging = new ArrayList<>();

  private final Random random;

  public Directed(long seed) {
    this.random = new Random(seed);
  }

  @Override
  public void opened(Way way) {
    merging.add(way);
  }

  @Override
  public void closed(Way way) {
    leftOver.remove(way);
  }

  @Override
  public Optional<Way> next() {
    while (!stack.isEmpty()) {
      Way way = stack.pop();
      if (way.isOpen()) {
        return Optional.of(way);
      }
    }
    if (leftOver.isEmpty()) {
      return Optional.empty();
    }
    Way start = leftOver.pick(random);
    leftOver.remove(start);
    return Optional.of(start);
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {
    merging.forEach(stack::push);
    merging.clear();
    if (merged.divergence().isPresent()) {
      stack.stream().filter(Way::isOpen).forEach(leftOver::add);
      stack.clear();
    }
  }
}
