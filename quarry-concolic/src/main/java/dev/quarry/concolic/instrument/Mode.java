package dev.quarry.concolic.instrument;

/** What rewritten code reports. */
public enum Mode {
  /** Shadows and decisions, coverage, steps; static state can be put back. */
  SYMBOLIC,
  /** Coverage and steps only; static state can be put back. */
  COVERAGE
}
