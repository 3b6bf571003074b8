package dev.quarry.testgen.replay;

/**
 * A place in a stack trace.
 *
 * @param className the binary name of the class
 * @param method its method
 * @param file the name of the source file; empty if the class does not tell
 * @param line the line of that; negative if the class does not tell
 */
public record Frame(String className, String method, String file, int line) {}
