package dev.quarry.engine.verify;

/** What is known about a warning in the end. */
public enum Verdict {
  /** It is true: a test shows it, or a proof if it says that something never happens. */
  CONFIRMED("confirmed"),
  /** It is false: a proof says so, or a test if it says that something never happens. */
  REFUTED("refuted"),
  /** Neither. */
  UNDECIDED("undecided"),
  /** No rule says what it claims. */
  NOT_ASKED("notAsked");

  private final String text;

  Verdict(String text) {
    this.text = text;
  }

  /** The name in JSON and in text. */
  public String text() {
    return text;
  }
}
