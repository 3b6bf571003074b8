package dev.quarry.testgen.recipe;

/** Whether tests may do what Java's access rules forbid. */
public enum Reflection {
  /** They call what any code of their package may call. */
  NEVER,
  /**
   * Where that is not enough, they call private constructors and set private fields of classes of
   * their package. Such objects may be ones that the program never makes.
   */
  ALLOWED
}
