package dev.quarry.engine.crash;

/** Told how a hunt goes on, from any thread, now and then. */
@FunctionalInterface
public interface CrashProgress {
  /** Nobody listens. */
  CrashProgress NONE = (methods, total, findings) -> {};

  /**
   * @param methods done
   * @param total all there are
   * @param findings confirmed so far
   */
  void went(int methods, int total, int findings);

  /**
   * Something about the class path that a user should know, as soon as it is found out.
   *
   * @param sentence says it
   */
  default void warn(String sentence) {}
}
