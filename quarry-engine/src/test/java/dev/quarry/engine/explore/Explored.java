package dev.quarry.engine.explore;

import dev.quarry.concolic.RunLimits;
import dev.quarry.engine.explore.subject.Bits;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** How the tests here explore methods of {@link Bits}, and what they look at. */
final class Explored {
  private Explored() {}

  static ExploreOptions options(String method, int jobs) throws URISyntaxException {
    Path place = Path.of(Bits.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    ExploreLimits limits =
        ExploreLimits.of(Duration.ofMinutes(5))
            .withTimes(Duration.ofSeconds(30), Duration.ofSeconds(10))
            .withRun(RunLimits.DEFAULT.withSteps(Integer.MAX_VALUE));
    return ExploreOptions.of(List.of(place), Bits.class.getName() + "#" + method, limits)
        .withSearcher("dfs")
        .withJobs(jobs);
  }

  /** What the runs returned, which for these methods is which paths they took. */
  static Set<Integer> values(ExploreResult result) {
    Set<Integer> values = new TreeSet<>();
    result.paths().forEach(path -> values.add(Integer.valueOf(path.ending().value())));
    return values;
  }
}
