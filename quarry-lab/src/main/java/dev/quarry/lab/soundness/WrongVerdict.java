package dev.quarry.lab.soundness;

/**
 * A claim that plain Java contradicts.
 *
 * @param seed of the program
 * @param by who made it
 * @param kind what is wrong
 * @param target the line or entry that it is about
 * @param detail what plain Java does instead
 */
public record WrongVerdict(long seed, Claimant by, Kind kind, String target, String detail) {
  /** In which way a claim is wrong. */
  public enum Kind {
    /** Plain Java executes a line that is said to be unreachable. */
    EXECUTED("unreachable, but executed"),
    /** No input executes a line that is said to be reached. */
    NOT_EXECUTED("reached, but never executed"),
    /** An exploration is exhausted, but a call ends in another way than its paths. */
    OUTCOME_MISSED("exhausted, but an outcome is missing"),
    /** The input of a path has another outcome in plain Java. */
    OUTCOME_DIFFERS("a path has an outcome that its input has not"),
    /** Quarry failed. */
    FAILURE("Quarry failed");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** For tables and JSON. */
    public String text() {
      return text;
    }
  }
}
