package dev.quarry.engine.cover;

import dev.quarry.expr.Expr;
import dev.quarry.solver.cost.CostModel;
import java.time.Duration;
import java.util.List;

/**
 * What actions cost, in seconds. Measured as they are done; or, where a number of runs and not time
 * is the limit, always the first guess, so that the same seed gives the same decisions.
 *
 * <p>A query's cost is predicted from the condition that is being flipped, not from the whole path:
 * the solver keeps the values of everything that the flip does not touch.
 */
final class ActionCosts {
  /** Where figures come from. */
  enum Kind {
    MEASURED,
    NOMINAL
  }

  private static final double RANDOM_RUN = 20e-6;
  private static final double CONCOLIC_RUN = 1e-3;
  private static final double FIRST_RUN = 5e-3;
  private static final double ENTERING = 2e-3;
  private static final double QUESTION = 0.3;

  /** After which a batch whose runs are slower than expected is ended. */
  private static final Duration LONG_BATCH = Duration.ofMillis(500);

  private final Kind kind;
  private final CostModel queries = new CostModel();
  private final Mean entering = new Mean(ENTERING);
  private final Mean question = new Mean(QUESTION);
  private final Mean firstRun = new Mean(FIRST_RUN);

  ActionCosts(Kind kind) {
    this.kind = kind;
  }

  /** Whether costs are what was measured. */
  boolean areMeasured() {
    return kind == Kind.MEASURED;
  }

  /** What something took that began then; each the same where costs are not measured. */
  double since(long nanoTime) {
    return kind == Kind.MEASURED ? (System.nanoTime() - nanoTime) / 1e9 : CONCOLIC_RUN;
  }

  /** How long a batch goes on; to its end where time must not make a difference. */
  Duration longBatch() {
    return kind == Kind.MEASURED ? LONG_BATCH : Duration.ofDays(1);
  }

  /** Of one run of a batch, for a start. */
  double randomRun() {
    return RANDOM_RUN;
  }

  /** Of one run with its path condition, for a start. */
  double concolicRun() {
    return CONCOLIC_RUN;
  }

  /** Of a driver's first run, which loads and rewrites classes. */
  double firstRun() {
    return firstRun.value();
  }

  /** Of having workers turn to another driver. */
  double entering() {
    return entering.value();
  }

  /** Of one question to the backward engine. */
  double question() {
    return question.value();
  }

  double query(Expr flipped) {
    return seconds(queries.predict(List.of(flipped)));
  }

  void observeQuery(Expr flipped, double seconds) {
    if (kind == Kind.MEASURED) {
      queries.observe(List.of(flipped), Duration.ofNanos((long) (seconds * 1e9)));
    }
  }

  void observeQuestion(double seconds) {
    observe(question, seconds, 1);
  }

  void observeEntering(double seconds) {
    observe(entering, seconds, 1);
  }

  void observeFirstRun(double seconds) {
    observe(firstRun, seconds, 1);
  }

  /** Of a run with its path condition. */
  void observe(PathRuns runs, double seconds) {
    if (kind == Kind.MEASURED) {
      runs.add(seconds);
    }
  }

  /** Of a batch of so many runs. */
  void observeBatch(DriverState approach, double seconds, int times) {
    observe(approach.randomRun(), seconds, times);
    if (kind == Kind.MEASURED) {
      approach.pathRuns().addBatch(seconds);
    }
  }

  /** Adds to a mean if costs are measured. */
  private void observe(Mean mean, double total, double times) {
    if (kind == Kind.MEASURED) {
      mean.add(total, times);
    }
  }

  private static double seconds(Duration time) {
    return time.toNanos() / 1e9;
  }
}
