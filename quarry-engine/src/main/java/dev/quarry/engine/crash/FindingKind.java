package dev.quarry.engine.crash;

/** Whose fault an exception is. */
public enum FindingKind {
  /** The method's. */
  DEFECT("defect"),
  /** The caller's: the method checks what it was given, and says no. */
  PRECONDITION("precondition");

  private final String text;

  FindingKind(String text) {
    this.text = text;
  }

  /** The name in JSON. */
  public String text() {
    return text;
  }
}
