package dev.quarry.lab.corpus;

/** What is known about a benchmark independently of any solver. */
public enum Truth {
  /** There is a recorded input that satisfies it. */
  SATISFIABLE,
  /** A short argument, beside the benchmark, shows that nothing satisfies it. */
  UNSATISFIABLE
}
