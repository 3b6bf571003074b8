package dev.quarry.lab.specifications;

/**
 * One search for a violation.
 *
 * @param program the name of the class
 * @param searcher by name
 * @param seed of the search
 * @param isFound whether a plain run confirmed a violation
 * @param runs until the first violation, or all there were
 * @param seconds until the verdict
 */
public record ViolationRun(
    String program, String searcher, long seed, boolean isFound, int runs, double seconds) {}
