package dev.quarry.engine.cover;

import dev.quarry.program.MethodId;

/**
 * A branch that no test takes.
 *
 * @param method it is in
 * @param place as {@code File.java:12}
 * @param standing what is known about it
 * @param proof what the proof that it is dead holds for; "" if there is none
 */
public record OpenBranch(MethodId method, String place, Standing standing, String proof) {
  /** What is known about a branch that no test takes. */
  public enum Standing {
    /** Nothing. */
    OPEN("open"),
    /** A run took it, but no test that does so could be written. */
    WITHOUT_TEST("withoutTest"),
    /** Nothing reaches it: there is a proof. */
    PROVED("proved");

    private final String text;

    Standing(String text) {
      this.text = text;
    }

    /** The name in JSON. */
    public String text() {
      return text;
    }
  }
}
