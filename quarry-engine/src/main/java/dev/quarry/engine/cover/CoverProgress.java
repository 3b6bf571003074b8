package dev.quarry.engine.cover;

/** Is told how far it is, from any thread. */
@FunctionalInterface
public interface CoverProgress {
  /** Nobody wants to know. */
  CoverProgress NONE = standing -> {};

  void went(Standing standing);

  /**
   * Something that a user should know, as soon as it is found out.
   *
   * @param sentence says it
   */
  default void warn(String sentence) {}

  /**
   * How far it is.
   *
   * @param classes done
   * @param allClasses to do
   * @param covered branches of classes begun
   * @param proved branches of classes begun
   * @param branches of classes begun
   */
  record Standing(int classes, int allClasses, int covered, int proved, int branches) {}
}
