package dev.quarry.solver.walk;

import java.util.random.RandomGenerator;

/**
 * BISECTIONSTEP of Algorithm 5.3: estimates the point on a line where a violated constraint's two
 * sides meet, as if both were linear.
 */
final class Bisection {
  private final SearchSpace space;
  private final RandomGenerator random;

  Bisection(SearchSpace space, RandomGenerator random) {
    this.space = space;
    this.random = random;
  }

  /**
   * Replaces the tentative change β of the current point α by the estimate γ; false, with nothing
   * changed, if there is none. γ may lie outside the polytope.
   */
  boolean estimate(Position position, int variable) {
    int constraint = violatedConstraint(position, variable);
    int differences = constraint < 0 ? 0 : space.constraints.get(constraint).differences();
    int[] changed = position.changedVariables();
    var target = new double[changed.length];
    boolean numeric = readTarget(position, changed, target);
    if (differences == 0 || !numeric) {
      position.revert();
      return false;
    }
    int chosen = random.nextInt(differences);
    Constraint violated = space.constraints.get(constraint);
    double atTarget = violated.difference(position.frame(), chosen);
    position.revert();
    double atCurrent = violated.difference(position.frame(), chosen);
    double t = atTarget == atCurrent ? random.nextGaussian() : -atCurrent / (atTarget - atCurrent);
    if (!Double.isFinite(t)) {
      return false;
    }
    for (int i = 0; i < changed.length; i++) {
      WalkedNumbers kind = space.kind(changed[i]).orElseThrow();
      double from = kind.toReal(position.bits(changed[i]));
      position.set(changed[i], kind.fromReal(from + t * (target[i] - from)));
    }
    return true;
  }

  private boolean readTarget(Position position, int[] changed, double[] target) {
    for (int i = 0; i < changed.length; i++) {
      var kind = space.kind(changed[i]);
      if (kind.isEmpty()) {
        return false;
      }
      target[i] = kind.get().toReal(position.bits(changed[i]));
    }
    return true;
  }

  /** One of the violated constraints that mention the variable, by chance; -1 if there is none. */
  private int violatedConstraint(Position position, int variable) {
    int chosen = -1;
    int seen = 0;
    for (int constraint : space.constraintsOf[variable]) {
      if (position.error(constraint) > 0 && random.nextInt(++seen) == 0) {
        chosen = constraint;
      }
    }
    return chosen;
  }
}
