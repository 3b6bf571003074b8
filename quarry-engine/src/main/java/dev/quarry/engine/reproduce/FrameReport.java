package dev.quarry.engine.reproduce;

import dev.quarry.program.trace.TraceFrame;

/**
 * What came of a frame of the trace.
 *
 * @param frame what was logged
 * @param state whether the test's exception has it
 */
public record FrameReport(TraceFrame frame, State state) {
  /** What is known about a frame. */
  public enum State {
    /** The exception of the test comes through it. */
    MATCHED("matched"),
    /** It does not. */
    MISSED("missed"),
    /** It is of the JDK, or of a class that is not on the class path: nobody asks for it. */
    OTHER("notOfProgram");

    private final String text;

    State(String text) {
      this.text = text;
    }

    /** The name in JSON. */
    public String text() {
      return text;
    }
  }
}
