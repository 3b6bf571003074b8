package dev.quarry.concolic.runtime;

import java.util.List;

/** The types that objects of a program can have, by binary names, without loading any. */
public interface TypeWorld {
  /** A world with no program classes. */
  TypeWorld EMPTY =
      new TypeWorld() {
        @Override
        public List<String> concreteSubtypes(String type) {
          return List.of();
        }

        @Override
        public boolean hasOthers(String type) {
          return false;
        }

        @Override
        public boolean mentions(String type) {
          return false;
        }
      };

  /**
   * The concrete classes of the program that are the type or a subtype of it, the type itself first
   * and the others in the order of the class path. Neither enums nor hidden classes are among them.
   */
  List<String> concreteSubtypes(String type);

  /** Whether enums or, as far as can be seen, lambdas of the program are of a type, too. */
  boolean hasOthers(String type);

  /** Whether the code that is run first mentions a class. */
  boolean mentions(String type);
}
