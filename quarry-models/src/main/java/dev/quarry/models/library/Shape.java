package dev.quarry.models.library;

/** What kind of result a method has of which a {@link Promise} speaks. */
public sealed interface Shape {
  /** A primitive. */
  record Primitive() implements Shape {}

  /** A string, perhaps one that existed before. */
  record Text() implements Shape {}

  /** A new array of strings, none of them null. */
  record Texts() implements Shape {}

  /** An object of a class, by its internal name; perhaps one that existed before. */
  record Instance(String type) implements Shape {}
}
