package dev.quarry.engine.driver;

/**
 * What keeps tests from calling a method.
 *
 * @param kind what would have to be different
 * @param why a sentence
 */
public record Obstacle(Kind kind, String why) {

  /** What would have to be different. */
  public enum Kind {
    /** Tests would have to be allowed to use reflection. */
    NEEDS_REFLECTION,
    /** Somebody would have to know how an object is made. */
    NO_RECIPE
  }
}
