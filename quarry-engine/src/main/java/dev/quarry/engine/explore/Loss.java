package dev.quarry.engine.explore;

/**
 * Something that was approximated.
 *
 * @param what a sentence
 * @param place as {@code File.java:12}
 */
public record Loss(String what, String place) {}
