package dev.quarry.engine.check;

/** What came of a specification. */
public enum Verdict {
  /** A plain run showed a violation. */
  VIOLATED("violated"),
  /** No sequence of calls within the stated scope violates it. */
  HOLDS("holds"),
  /** Neither was found. */
  UNDECIDED("undecided");

  private final String text;

  Verdict(String text) {
    this.text = text;
  }

  /** The word in reports. */
  public String text() {
    return text;
  }
}
