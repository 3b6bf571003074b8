package dev.quarry.solver.walk;

/** How the errors of single constraints are put on one scale before they are summed. */
enum ErrorScale {
  /** As they are (Algorithm 5.2). */
  PLAIN {
    @Override
    double of(double error) {
      return error;
    }
  },
  /**
   * The logarithm of the error in units of a millionth. It keeps the order of errors down to the
   * smallest and lets a constraint that is off by a billion weigh a few times one that is off by 1.
   */
  LOGARITHMIC {
    @Override
    double of(double error) {
      return Math.log1p(error * 1e6);
    }
  };

  /** The scaled error; 0 for 0 and monotone. */
  abstract double of(double error);
}
