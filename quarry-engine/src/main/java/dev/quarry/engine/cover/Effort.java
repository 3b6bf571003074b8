package dev.quarry.engine.cover;

/** Counts what a campaign does. */
final class Effort {
  long randomRuns;
  long concolicRuns;
  long queries;
  long infeasible;
  long undecided;
  long diverged;
  long questions;
  long answered;
  long decisions;
  double decisionSeconds;
  double randomSeconds;
  double solveSeconds;
  double backwardSeconds;
  double preparingSeconds;

  CoverEffort total(double seconds, int states) {
    return new CoverEffort(
        randomRuns,
        concolicRuns,
        queries,
        infeasible,
        undecided,
        diverged,
        questions,
        answered,
        decisions,
        decisionSeconds,
        randomSeconds,
        solveSeconds,
        backwardSeconds,
        preparingSeconds,
        seconds,
        states);
  }
}
