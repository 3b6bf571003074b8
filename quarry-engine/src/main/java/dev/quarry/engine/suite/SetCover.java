package dev.quarry.engine.suite;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Few inputs that cover the same as all. Greedy: the one that covers most of what is still open
 * comes next, of equals the smaller (Chvátal's heuristic, at most ln n times the best).
 */
final class SetCover {
  private SetCover() {}

  /** Chooses inputs for what is open of the goals, and takes from it what they cover. */
  static List<Chosen> choose(List<Candidate> candidates, BitSet open) {
    List<Candidate> left = new ArrayList<>(candidates);
    left.sort(Comparator.comparingLong(Candidate::size));
    List<Chosen> chosen = new ArrayList<>();
    Candidate best = best(left, open);
    while (best != null) {
      BitSet duty = (BitSet) best.covers().clone();
      duty.and(open);
      open.andNot(duty);
      chosen.add(new Chosen(best, duty));
      left.remove(best);
      best = best(left, open);
    }
    return chosen;
  }

  private static @Nullable Candidate best(List<Candidate> left, BitSet open) {
    Candidate best = null;
    int most = 0;
    for (Candidate one : left) {
      int gain = one.gain(open);
      if (gain > most) {
        most = gain;
        best = one;
      }
    }
    return best;
  }

  /** The smallest input for each exception that none of those chosen shows. */
  static List<Chosen> exceptions(List<Candidate> candidates, List<Chosen> chosen) {
    Set<String> shown = new HashSet<>(Set.of(""));
    chosen.forEach(one -> shown.add(one.candidate().exception()));
    List<Chosen> others = new ArrayList<>();
    candidates.stream()
        .sorted(Comparator.comparingLong(Candidate::size))
        .filter(one -> shown.add(one.exception()))
        .forEach(one -> others.add(new Chosen(one, new BitSet())));
    return others;
  }
}
