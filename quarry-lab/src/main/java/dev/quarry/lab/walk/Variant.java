package dev.quarry.lab.walk;

import dev.quarry.solver.walk.WalkOptions;
import java.util.Optional;

/** The columns of the experiment. */
public enum Variant {
  /** Everything Quarry has. */
  CHAIN("chain"),
  /** The concolic walk by itself. */
  WALK("walk", WalkOptions.defaults()),
  /** The walk as the thesis describes it: the baseline of the ablations. */
  PUBLISHED("published", WalkOptions.asPublished()),
  /** Table 5.3, "tabu disabled". */
  NO_TABU("no tabu", WalkOptions.asPublished().withoutTabu()),
  /** Table 5.3, "bisection disabled". */
  NO_BISECTION("no bisection", WalkOptions.asPublished().withoutBisection()),
  /** Table 5.3, "10 steps". */
  TEN_STEPS("10 steps", WalkOptions.asPublished().steps(10)),
  /** Plain random sampling. */
  RANDOM("random");

  private final String title;
  private final Optional<WalkOptions> walk;

  Variant(String title) {
    this.title = title;
    this.walk = Optional.empty();
  }

  Variant(String title, WalkOptions walk) {
    this.title = title;
    this.walk = Optional.of(walk);
  }

  /** The name of the column. */
  public String title() {
    return title;
  }

  /** How it walks, if it is a walk by itself. */
  Optional<WalkOptions> walk() {
    return walk;
  }
}
