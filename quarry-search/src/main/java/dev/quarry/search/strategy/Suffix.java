package dev.quarry.search.strategy;

import dev.quarry.search.tree.Step;
import dev.quarry.search.tree.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The last steps of the path that ends with a way.
 *
 * @param steps the way's own first, then backwards
 * @param isShort whether the path has fewer steps than were asked for
 */
record Suffix(List<Step> steps, boolean isShort) {
  static Suffix of(Way way, int length) {
    List<Step> steps = new ArrayList<>(length);
    Optional<Way> at = Optional.of(way);
    while (at.isPresent() && steps.size() < length) {
      steps.add(at.get().step());
      at = at.get().previous();
    }
    return new Suffix(steps, steps.size() < length);
  }
}
