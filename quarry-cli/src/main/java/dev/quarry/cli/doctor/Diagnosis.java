package dev.quarry.cli.doctor;

/**
 * What is known about one thing that Quarry needs or can use.
 *
 * @param thing its name
 * @param state how bad it is
 * @param text what was found and, if something is wrong, what is limited by it and how to mend it
 */
record Diagnosis(String thing, State state, String text) {
  /** How bad something is. */
  enum State {
    OK("ok"),
    /** Quarry works, with less. */
    LIMITED("limited"),
    /** Most commands don't work. */
    BROKEN("broken");

    private final String text;

    State(String text) {
      this.text = text;
    }

    String text() {
      return text;
    }
  }

  static Diagnosis ok(String thing, String text) {
    return new Diagnosis(thing, State.OK, text);
  }

  static Diagnosis limited(String thing, String text) {
    return new Diagnosis(thing, State.LIMITED, text);
  }

  static Diagnosis broken(String thing, String text) {
    return new Diagnosis(thing, State.BROKEN, text);
  }
}
