package dev.quarry.solver.smt;

/** The native solvers. */
public enum SmtSolver {
  /** Bit-vectors, IEEE floats, arrays; the faster one. */
  BITWUZLA,
  /** Strings, integers and every other theory; also where there is no Bitwuzla. */
  Z3
}
