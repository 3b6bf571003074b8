package dev.quarry.spec;

/**
 * What a monitor is told of: a moment of the calls of a method.
 *
 * @param moment when
 * @param method the name of the method; {@link #CONSTRUCTOR} for all constructors
 */
public record Signal(Moment moment, String method) {
  /** How the language calls constructors. */
  public static final String CONSTRUCTOR = "new";

  /** The end of a run that must be complete then. */
  public static final Signal END = new Signal(Moment.RETURN, "");

  @Override
  public String toString() {
    return equals(END) ? "end" : moment.text() + " " + method;
  }
}
