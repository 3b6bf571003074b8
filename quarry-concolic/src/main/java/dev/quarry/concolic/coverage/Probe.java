package dev.quarry.concolic.coverage;

import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;

/** One thing that coverage counts. */
public sealed interface Probe {
  /** The method it is in. */
  MethodId method();

  /** An outcome of a conditional jump or a switch. */
  record Outcome(Branch branch) implements Probe {
    @Override
    public MethodId method() {
      return branch.method();
    }
  }

  /** A straight piece of code of one line, entered at an instruction. */
  record Line(MethodId method, int instruction, int line) implements Probe {}

  /**
   * The end of a block: nothing on the way threw an exception. Set before an instruction that
   * leaves by itself (a return, a throw, a jump), after any other.
   */
  record End(MethodId method, int instruction) implements Probe {}
}
