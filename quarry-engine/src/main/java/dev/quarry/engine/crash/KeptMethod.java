package dev.quarry.engine.crash;

/**
 * What runs of a method have shown, as it is kept; it is confirmed anew by whoever uses it.
 *
 * @param shown as {@link ShownForm} has it
 */
record KeptMethod(byte[] shown) {}
