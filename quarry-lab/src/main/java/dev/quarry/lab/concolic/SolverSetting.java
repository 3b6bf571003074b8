package dev.quarry.lab.concolic;

import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.solver.chain.SolverOptions.OptionalLink;

/** Which links of the solver take part in a measurement. */
public enum SolverSetting {
  /** A back end decides every query: no caches, no repair of models. */
  BACK_END("back end"),
  /** Every query is decided anew, as in a first exploration. */
  NO_CACHES("no caches"),
  /** As users have it; what was asked before is remembered. */
  ALL_LINKS("all links");

  private final String text;

  SolverSetting(String text) {
    this.text = text;
  }

  /** The setting in words. */
  public String text() {
    return text;
  }

  SolverOptions options() {
    SolverOptions all = SolverOptions.defaults();
    return switch (this) {
      case BACK_END ->
          all.without(OptionalLink.CANONICAL_CACHE, OptionalLink.MODEL_CACHE, OptionalLink.REPAIR);
      case NO_CACHES -> all.without(OptionalLink.CANONICAL_CACHE, OptionalLink.MODEL_CACHE);
      case ALL_LINKS -> all;
    };
  }
}
