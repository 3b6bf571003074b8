package dev.quarry.program.targets;

import dev.quarry.program.Branch;
import dev.quarry.program.Location;

/** One way to reach a target, in terms of instructions. */
public sealed interface Goal {
  /** The instruction that runs last before the goal is reached, or with which it is reached. */
  Location location();

  /** Starting to run an instruction. */
  record Running(Location location) implements Goal {}

  /** Taking a branch. */
  record Taking(Branch branch) implements Goal {
    @Override
    public Location location() {
      return branch.location();
    }
  }

  /**
   * An exception at an instruction.
   *
   * @param exception the internal name of its class; a subclass will do as well
   * @param origin how it comes about there
   */
  record Failing(Location location, String exception, Origin origin) implements Goal {}

  /** How an exception comes about. */
  enum Origin {
    /** The instruction itself fails. */
    FAULT,
    /** It is thrown by a {@code throw}. */
    THROW,
    /** It comes out of a call. */
    CALL
  }
}
