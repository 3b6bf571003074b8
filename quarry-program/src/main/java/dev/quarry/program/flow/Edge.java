package dev.quarry.program.flow;

/**
 * A step from one block to another.
 *
 * @param from the number of the block left
 * @param to the number of the block entered
 * @param kind why control goes there
 * @param label for {@link Kind#BRANCH} the outcome, for {@link Kind#HANDLER} the index of the entry
 *     in the method's exception table, otherwise 0
 */
public record Edge(int from, int to, Kind kind, int label) {
  /** Why control goes from one block to another. */
  public enum Kind {
    /** The next instruction, or an unconditional jump. */
    FLOW,
    /** An outcome of a conditional jump or switch. */
    BRANCH,
    /** An exception of some instruction of the block. */
    HANDLER
  }

  public boolean isExceptional() {
    return kind == Kind.HANDLER;
  }
}
