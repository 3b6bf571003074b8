package dev.quarry.solver.walk;

/** FINDBESTNEIGHBOR of Algorithm 5.3. */
final class Neighbourhood {
  private final WalkOptions options;
  private final Stepper stepper;
  private final Bisection bisection;
  private final Change best = new Change();

  Neighbourhood(WalkOptions options, Stepper stepper, Bisection bisection) {
    this.options = options;
    this.stepper = stepper;
    this.bisection = bisection;
  }

  /** Moves to the best of some neighbours that differ in the variables, if one is better. */
  boolean improve(Position position, int... variables) {
    best.forget();
    for (int i = 0; i < options.neighbours(); i++) {
      if (stepper.randomStep(position, variables)) {
        best.consider(position);
        considerEstimate(position, variables[i % variables.length]);
        position.revert();
      }
    }
    return best.applyIfBetter(position);
  }

  private void considerEstimate(Position position, int variable) {
    if (options.bisection() == WalkOptions.Bisection.ON
        && bisection.estimate(position, variable)
        && position.inside()) {
      best.consider(position);
    }
  }
}
