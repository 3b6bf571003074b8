package dev.quarry.concolic.instrument;

/** What rewritten code reports. */
public enum Mode {
  /** Shadows and decisions, coverage, steps; static state can be put back. */
  SYMBOLIC,
  /** Coverage and steps only; static state can be put back. */
  COVERAGE,
  /** Shadows and decisions only, for code of the JDK: it is never started afresh. */
  LIBRARY;

  /** Whether values have shadows. */
  public boolean hasShadows() {
    return this != COVERAGE;
  }
}
