package dev.quarry.lab.soundness;

import dev.quarry.engine.reach.Engine;

/** Who makes a claim about a program. */
public enum Claimant {
  BACKWARD("backward"),
  FORWARD("forward"),
  BOTH("both"),
  /** {@code reach} with everything that belongs to it, tests included. */
  PIPELINE("reach"),
  EXPLORE("explore");

  private final String text;

  Claimant(String text) {
    this.text = text;
  }

  /** The name in tables and JSON. */
  public String text() {
    return text;
  }

  Engine engine() {
    return switch (this) {
      case BACKWARD -> Engine.BACKWARD;
      case FORWARD -> Engine.FORWARD;
      default -> Engine.BOTH;
    };
  }
}
