package dev.quarry.concolic.batch;

/** Which runs of a batch are worth telling. */
public enum Listing {
  /** Those that executed something new, and those that did not return. */
  NOTABLE,
  /** All, with what they returned. */
  ALL,
  /** All, with what they returned and everything they executed, new or not. */
  WHOLE
}
