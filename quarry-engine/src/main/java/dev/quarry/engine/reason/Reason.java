package dev.quarry.engine.reason;

import dev.quarry.program.ledger.AssumptionCode;

/**
 * An assumption as people read it.
 *
 * @param code what kind of thing was assumed
 * @param what a sentence
 * @param place as {@code File.java:12}; "" if it concerns all of the program
 */
public record Reason(AssumptionCode code, String what, String place) {
  /** Whether it keeps a verdict from being a proof. */
  public boolean forbidsProof() {
    return code.forbidsProof();
  }

  /** What a user can do about it; "" if nothing. */
  public String remedy() {
    return code.remedy();
  }
}
