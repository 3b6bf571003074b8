package dev.quarry.models.library;

/** As which expression an argument reaches a model. */
public enum Passing {
  /** A primitive: INT (also for boolean, as 0 or 1, byte, short and char), LONG, FLOAT, DOUBLE. */
  PRIMITIVE,
  /**
   * What is in a non-null String, StringBuilder or StringBuffer (STRING), in a box (as the
   * primitive in it), which constant an enum's is (INT, its ordinal), or a Locale's language tag
   * (STRING).
   */
  CONTENT,
  /** The reference itself (REF); the model does not look into the object, of whatever class. */
  REFERENCE
}
