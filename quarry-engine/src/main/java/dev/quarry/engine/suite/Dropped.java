package dev.quarry.engine.suite;

/** Why a test was not written. */
public enum Dropped {
  /** Its source does not compile. */
  NOT_COMPILABLE("the test does not compile"),
  /** Nobody wants to read so many lines. */
  TOO_LONG("the test would be too long"),
  /** A fresh JVM did something else than the run that found it, or two of them differed. */
  FLAKY("it is not the same in every JVM"),
  /** It did not end in time. */
  TIMED_OUT("it takes too long"),
  /** It ended the process. */
  DIED("it ends the process"),
  /** It wanted something that is not allowed. */
  REFUSED("it asks for something that is not allowed");

  private final String text;

  Dropped(String text) {
    this.text = text;
  }

  /** As part of a sentence. */
  public String text() {
    return text;
  }
}
