package dev.quarry.spec.weave;

/** Whether woven code writes down what happens, for the message of a violation. */
public enum EventLog {
  /** For runs that are shown to people. */
  KEPT,
  /** For searching. */
  NOT_KEPT
}
