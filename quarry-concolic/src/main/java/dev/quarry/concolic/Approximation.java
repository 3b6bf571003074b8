package dev.quarry.concolic;

import dev.quarry.program.Location;

/**
 * A place where a run lost track of how a value depends on inputs. An exploration with one of these
 * is not complete.
 *
 * @param what a sentence without the place, such as "A symbolic argument was passed to
 *     java.util.HashMap#get(Object), which has no model."
 * @param location where
 */
public record Approximation(String what, Location location) {}
