package dev.quarry.engine.condition;

/**
 * When a target is reached.
 *
 * @param java an expression over the entry's parameters; private fields are named like others
 * @param strength what is known of it
 * @param fitting inputs that were run, satisfy it and reached the target
 * @param others inputs that were run and do not satisfy it
 * @param strays of the others, those that reached the target all the same
 * @param approximation what it leaves out, as a sentence; "" if nothing
 */
public record ReachCondition(
    String java, Strength strength, int fitting, int others, int strays, String approximation) {

  /** What is known of a condition. */
  public enum Strength {
    /** All ways to the target were followed: without it the target is never reached. */
    EXACT("exactly when"),
    /** Likewise, but some inputs that satisfy it do not reach the target. */
    NECESSARY("only when"),
    /** It is enough; there may be other ways. */
    SUFFICIENT("whenever");

    private final String text;

    Strength(String text) {
      this.text = text;
    }

    /** As it stands before the expression. */
    public String text() {
      return text;
    }
  }

  /** What running inputs showed, as a sentence. */
  public String check() {
    String left = approximation.isEmpty() ? "" : " " + approximation;
    if (strength == Strength.NECESSARY) {
      return "Checked with %d other inputs: none reaches it.%s".formatted(others, left);
    }
    String rest =
        strength == Strength.EXACT || strays == 0
            ? "none of %d others does".formatted(others)
            : "so do %d of %d others".formatted(strays, others);
    return "Checked with inputs: all %d that satisfy it reach it, %s.%s"
        .formatted(fitting, rest, left);
  }
}
