package dev.quarry.concolic.runtime.types;

import java.util.List;

/** The types that objects of a program can have, by binary names, without loading any. */
public interface TypeWorld {
  /** A world with no program classes. */
  TypeWorld EMPTY = type -> List.of();

  /**
   * The concrete classes of the program that are the type or a subtype of it, the type itself first
   * and the others in the order of the class path. Neither enums nor hidden classes are among them.
   */
  List<String> concreteSubtypes(String type);

  /** Whether enums or, as far as can be seen, lambdas of the program are of a type, too. */
  default boolean hasOthers(String type) {
    return false;
  }

  /** Whether the code that is run first mentions a class. */
  default boolean mentions(String type) {
    return false;
  }
}
