package dev.quarry.engine.reach;

/**
 * Why something is not decided.
 *
 * @param what a sentence
 * @param place as {@code File.java:12}; "" if it is nowhere
 */
public record Reason(String what, String place) {}
