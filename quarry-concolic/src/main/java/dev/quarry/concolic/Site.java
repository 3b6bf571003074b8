package dev.quarry.concolic;

import dev.quarry.program.Location;

/**
 * A place in the program where a run decides something that depends on inputs. Two decisions of
 * different runs are the same decision only if their sites are equal.
 *
 * @param location the instruction
 * @param kind what is decided there
 * @param detail tells apart several decisions of one kind at one instruction, such as the second
 *     exception a library method can raise; 0 where there is one
 */
public record Site(Location location, Kind kind, int detail) {

  /** What is decided. */
  public enum Kind {
    /** A conditional jump; outcomes as in {@link dev.quarry.program.Branch}. */
    JUMP,
    /** A switch; outcomes as in {@link dev.quarry.program.Branches}. */
    SWITCH,
    /** Whether the object or array used is null; outcome 1: it is, and the instruction throws. */
    NULL,
    /** Whether an array index is out of bounds; outcome 1: it is. */
    INDEX,
    /** Whether a divisor is zero; outcome 1: it is. */
    DIVISOR,
    /** Whether an array length asked for is negative; outcome 1: it is. */
    SIZE,
    /** Whether a cast fails; outcome 1: it does. */
    CAST,
    /** Whether an array refuses an element; outcome 1: it does. */
    STORE,
    /** Whether a library method raises its {@code detail}-th exception; outcome 1: it does. */
    RAISE,
    /** Whether an input reference is the {@code detail}-th object seen earlier; outcome 1: yes. */
    ALIAS,
    /** Which implementation a call selects; outcome 1: the one for the types of this run. */
    DISPATCH,
    /** Whether a value that must be known is the one of this run; outcome 1: yes. */
    PIN,
    /** Whether a value is a key or an element of a library collection; outcome 1: yes. */
    MEMBER,
    /** Whether a text that is being read, or a line of it, ends here; outcome 1: it does. */
    END;

    /** Whether outcome 1 is an exception that the instruction itself throws. */
    public boolean isFault() {
      return this == NULL
          || this == INDEX
          || this == DIVISOR
          || this == SIZE
          || this == CAST
          || this == STORE
          || this == RAISE;
    }
  }

  /** A hash that is the same in every process. */
  public int stableHash() {
    int place = 31 * location.method().toString().hashCode() + location.instruction();
    return 31 * (31 * place + kind.ordinal()) + detail;
  }

  @Override
  public String toString() {
    return location + " " + kind + (detail == 0 ? "" : "#" + detail);
  }
}
