package dev.quarry.spec;

/** When in the life of a call something happens. */
public enum Moment {
  /** The method is called. */
  CALL("call"),
  /** The method returns. */
  RETURN("return"),
  /** An exception leaves the method. */
  THROW("throw");

  private final String text;

  Moment(String text) {
    this.text = text;
  }

  /** The word of the language. */
  public String text() {
    return text;
  }
}
