package dev.quarry.solver.walk;

import dev.quarry.solver.Budget;

/**
 * Steps along one numeric variable that double as long as they help, as in the alternating variable
 * method (Korel 1990; Kempka, McMinn, Sudholt 2015). Steps are counted in ranks, so for
 * floating-point numbers the same search halves exponents first and fits the last bit in the end.
 */
final class PatternMoves {
  private static final int MOST_STEPS = 600;

  private final SearchSpace space;
  private final Stepper stepper;
  private final Budget budget;

  PatternMoves(SearchSpace space, Stepper stepper, Budget budget) {
    this.space = space;
    this.stepper = stepper;
    this.budget = budget;
  }

  /** Moves along the variable as long as that helps; whether it did. */
  boolean improve(Position position, int variable) {
    var kind = space.kind(variable);
    return kind.isPresent() && improve(position, variable, kind.get());
  }

  private boolean improve(Position position, int variable, WalkedNumbers kind) {
    boolean improved = false;
    int left = MOST_STEPS;
    // From one rank to half of all; what a step size finds is followed before the next is tried.
    for (int exponent = 0; exponent < kind.width() && left > 0 && !budget.expired(); ) {
      long step = 1L << exponent;
      int made = follow(position, variable, kind, step);
      made = made > 0 ? made : follow(position, variable, kind, -step);
      improved |= made > 0;
      left -= made + 2;
      exponent = made > 0 ? 0 : exponent + (exponent < 4 ? 1 : 3);
      if (position.currentTotal() == 0) {
        return true;
      }
    }
    return improved;
  }

  /** Steps in one direction, doubling; how many steps helped. */
  private int follow(Position position, int variable, WalkedNumbers kind, long step) {
    int made = 0;
    for (long ranks = step; made < kind.width(); ranks *= 2) {
      long bits = kind.moved(position.bits(variable), ranks);
      if (bits == position.bits(variable) || !stepper.stepTo(position, variable, bits)) {
        return made;
      }
      if (!(position.total() < position.currentTotal())) {
        position.revert();
        return made;
      }
      position.commit();
      made++;
    }
    return made;
  }
}
