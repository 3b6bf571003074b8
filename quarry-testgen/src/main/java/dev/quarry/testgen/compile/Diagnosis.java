package dev.quarry.testgen.compile;

/**
 * An error that the compiler reports.
 *
 * @param className the binary name of the class whose source is wrong
 * @param line the line of that source, from 1; 0 if the compiler does not know
 * @param message what is wrong
 */
public record Diagnosis(String className, long line, String message) {}
