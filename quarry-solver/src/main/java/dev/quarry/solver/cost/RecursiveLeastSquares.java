package dev.quarry.solver.cost;

/**
 * Weights of a linear function, fitted to observations as they come. Every observation is
 * discounted a little by each later one, so that the fit follows a program whose queries change.
 *
 * <p>The textbook recursion: gain {@code k = Px / (f + x'Px)}, {@code w += k·error}, {@code P = (P
 * - k x'P) / f} with forgetting factor f.
 */
final class RecursiveLeastSquares {
  private static final double FORGETTING = 0.9995;
  private static final double INITIAL_UNCERTAINTY = 1;

  private final double[] weights;
  private final double[][] uncertainty;
  private long observations;

  /** Starts from these weights. */
  RecursiveLeastSquares(double[] prior) {
    weights = prior.clone();
    uncertainty = new double[prior.length][prior.length];
    for (int i = 0; i < prior.length; i++) {
      uncertainty[i][i] = INITIAL_UNCERTAINTY;
    }
  }

  double predict(double[] x) {
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      sum += weights[i] * x[i];
    }
    return sum;
  }

  void observe(double[] x, double y) {
    double[] direction = new double[x.length];
    double spread = FORGETTING;
    for (int i = 0; i < x.length; i++) {
      for (int j = 0; j < x.length; j++) {
        direction[i] += uncertainty[i][j] * x[j];
      }
      spread += x[i] * direction[i];
    }
    double error = y - predict(x);
    for (int i = 0; i < x.length; i++) {
      weights[i] += direction[i] / spread * error;
      for (int j = 0; j < x.length && direction[i] != 0; j++) {
        uncertainty[i][j] -= direction[i] / spread * direction[j];
      }
    }
    forget();
    observations++;
  }

  /**
   * Old observations weigh less, but a direction never becomes more uncertain than at the start.
   */
  private void forget() {
    int n = weights.length;
    double[] growth = new double[n];
    for (int i = 0; i < n; i++) {
      boolean known = uncertainty[i][i] / FORGETTING <= INITIAL_UNCERTAINTY;
      growth[i] = known ? 1 / Math.sqrt(FORGETTING) : 1;
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        uncertainty[i][j] *= growth[i] * growth[j];
      }
    }
  }

  long observations() {
    return observations;
  }
}
