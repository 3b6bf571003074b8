package dev.quarry.engine.reach;

/** Who looks for a way to a target. */
public enum Engine {
  /** From the target back to an entry. */
  BACKWARD("backward"),
  /** From the entries on, towards the target. */
  FORWARD("forward"),
  /** Random inputs; only beside the others. */
  RANDOM("random"),
  /** Drivers that make objects as tests do, run at random and forwards; only beside the others. */
  RECIPES("recipes"),
  /** All of them, taking turns. */
  BOTH("both");

  private final String text;

  Engine(String text) {
    this.text = text;
  }

  /** The name in JSON and on the command line. */
  public String text() {
    return text;
  }
}
