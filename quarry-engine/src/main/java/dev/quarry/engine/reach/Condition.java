package dev.quarry.engine.reach;

/**
 * Something that must hold, as people read it.
 *
 * @param text in the terms of the source at the place it is told about
 * @param place who asks for it, as {@code File.java:12}
 */
public record Condition(String text, String place) {}
