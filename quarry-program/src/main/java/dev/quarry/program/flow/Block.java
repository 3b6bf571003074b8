package dev.quarry.program.flow;

/**
 * A basic block: instructions that follow one another.
 *
 * @param number its number, in the order of the code
 * @param first the number of its first instruction
 * @param end the number after its last instruction
 */
public record Block(int number, int first, int end) {
  /** The number of its last instruction. */
  public int last() {
    return end - 1;
  }

  public boolean contains(int instruction) {
    return first <= instruction && instruction < end;
  }
}
