package dev.quarry.engine.cover;

/**
 * What a campaign did.
 *
 * @param randomRuns runs of batches
 * @param concolicRuns runs with their path conditions
 * @param queries put to the solver
 * @param infeasible queries that no input satisfies
 * @param undecided queries that the solver did not decide
 * @param diverged runs that did not go the way they were solved for
 * @param questions put to the backward engine
 * @param answered of them by an input
 * @param decisions how often the strategy chose
 * @param decisionSeconds what choosing and keeping the chain up to date took
 * @param randomSeconds what batches took
 * @param solveSeconds what queries and their runs took
 * @param backwardSeconds what questions took
 * @param preparingSeconds what starting a worker and building the chain took
 * @param seconds in all, without preparing
 * @param states of the Markov chain
 */
public record CoverEffort(
    long randomRuns,
    long concolicRuns,
    long queries,
    long infeasible,
    long undecided,
    long diverged,
    long questions,
    long answered,
    long decisions,
    double decisionSeconds,
    double randomSeconds,
    double solveSeconds,
    double backwardSeconds,
    double preparingSeconds,
    double seconds,
    int states) {
  /** Nothing was done. */
  public static final CoverEffort NONE =
      new CoverEffort(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** The part of the time that went into deciding instead of doing, from 0 to 1. */
  public double deciding() {
    return seconds == 0 ? 0 : decisionSeconds / seconds;
  }

  /** Both together. */
  public CoverEffort plus(CoverEffort other) {
    return new CoverEffort(
        randomRuns + other.randomRuns,
        concolicRuns + other.concolicRuns,
        queries + other.queries,
        infeasible + other.infeasible,
        undecided + other.undecided,
        diverged + other.diverged,
        questions + other.questions,
        answered + other.answered,
        decisions + other.decisions,
        decisionSeconds + other.decisionSeconds,
        randomSeconds + other.randomSeconds,
        solveSeconds + other.solveSeconds,
        backwardSeconds + other.backwardSeconds,
        preparingSeconds + other.preparingSeconds,
        seconds + other.seconds,
        states + other.states);
  }
}
