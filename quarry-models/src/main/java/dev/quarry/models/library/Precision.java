package dev.quarry.models.library;

/** How much of a method a solver sees. */
public enum Precision {
  /** All of it. */
  EXACT,
  /** All of it for common arguments; for others it is a call that can only be run. */
  PARTIAL,
  /** That it is a function, which can only be run; but when it throws may be known. */
  OPAQUE
}
