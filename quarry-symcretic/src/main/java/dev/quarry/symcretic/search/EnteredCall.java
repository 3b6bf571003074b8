package dev.quarry.symcretic.search;

import dev.quarry.program.Location;
import org.jspecify.annotations.Nullable;

/**
 * The call that a method was entered through, going backwards: where to go on at the method's
 * beginning.
 *
 * @param call the instruction; for a class initialiser, the beginning of the entry
 * @param kind what called
 * @param outer the call that the calling method was entered through; null if not known yet
 */
record EnteredCall(Location call, Kind kind, @Nullable EnteredCall outer) {
  enum Kind {
    /** A call instruction. */
    CALL,
    /** The virtual machine, which initialises a class before the entry runs. */
    INITIALISATION
  }

  /** How many calls deep. */
  static int depth(@Nullable EnteredCall caller) {
    int depth = 0;
    for (EnteredCall at = caller; at != null; at = at.outer) {
      depth++;
    }
    return depth;
  }
}
