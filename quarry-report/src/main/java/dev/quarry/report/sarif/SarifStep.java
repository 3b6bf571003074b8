package dev.quarry.report.sarif;

/**
 * A place that a run passes on the way to a finding (§3.38).
 *
 * @param file the source file, relative to the root of the sources, such as {@code
 *     com/acme/Foo.java}; empty if not known
 * @param line from 1; anything else if not known
 * @param text what happens there
 */
public record SarifStep(String file, int line, String text) {}
