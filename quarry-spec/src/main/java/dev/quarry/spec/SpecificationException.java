package dev.quarry.spec;

/** Something is wrong with a specification; the message says where, what, and what to do. */
public final class SpecificationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public SpecificationException(String sentence) {
    super(sentence);
  }

  /** At a place, such as {@code stack.spec:3:14}. */
  public static SpecificationException at(String place, String sentence) {
    return new SpecificationException(place + ": " + sentence);
  }
}
