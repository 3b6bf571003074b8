package dev.quarry.engine.reach;

/** What is known about a target in the end. */
public enum Outcome {
  /** A run reached it. */
  REACHED("reached"),
  /** It is proved that nothing does. */
  UNREACHABLE("unreachable"),
  /** Neither. */
  UNDECIDED("undecided");

  private final String text;

  Outcome(String text) {
    this.text = text;
  }

  /** The name in JSON and in text. */
  public String text() {
    return text;
  }
}
