package dev.quarry.engine.forward;

import dev.quarry.concolic.RunReport;
import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Way;
import java.util.Optional;

/**
 * A run that is in the tree.
 *
 * @param report what it did, as far as it holds for its own input
 * @param merged what the tree says to it
 * @param gain what it covered first
 * @param target the way it was made for
 */
public record MadeRun(RunReport report, Merged merged, CoverageGain gain, Optional<Way> target) {

  /** Whether it took a path that the tree did not know, or a branch that nobody took before. */
  public boolean isNew() {
    // What the tree does not follow may still make a difference.
    return merged.isNew() || gain.outcomes() > 0;
  }
}
