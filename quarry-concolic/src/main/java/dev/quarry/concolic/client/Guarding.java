package dev.quarry.concolic.client;

/**
 * Which walls stand around a worker. Users have no say in it: whatever is less than all of them is
 * for tests of one wall alone, and for measuring what the walls cost.
 */
public enum Guarding {
  /** The guard, and the operating system's wall where there can be one. */
  FULL,
  /** The guard alone, as on machines without namespaces. */
  GUARD_ALONE,
  /** None: programs do what they like. Only for programs of the laboratory. */
  NONE
}
