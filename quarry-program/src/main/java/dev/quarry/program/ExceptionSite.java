package dev.quarry.program;

/**
 * An instruction that can fail, and how: the implicit branch between going on and throwing.
 *
 * @param location the instruction
 * @param fault what goes wrong there
 */
public record ExceptionSite(Location location, Fault fault) {}
