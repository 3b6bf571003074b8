package dev.quarry.lab.reproduce;

/**
 * A call that crashes.
 *
 * @param library the beginning of its jar's name
 * @param name what is wrong with the call
 * @param code statements that make it
 */
record Crash(String library, String name, String code) {
  /** Whether a jar is the library that crashes. */
  boolean isIn(String jar) {
    return jar.startsWith(library + "-") || jar.equals(library + ".jar");
  }
}
