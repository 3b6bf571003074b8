package dev.quarry.engine.corpus;

import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreResult;
import java.io.IOException;

/** Whatever explores an entry. */
@FunctionalInterface
interface Explorer {
  /** Explores until nothing is left or a limit is reached. */
  ExploreResult explore(ExploreOptions options) throws IOException, InterruptedException;
}
