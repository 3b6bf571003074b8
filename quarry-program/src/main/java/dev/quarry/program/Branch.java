package dev.quarry.program;

/**
 * One outcome of a conditional jump or a switch.
 *
 * @param method the method it is in
 * @param instruction the number of the jump or switch
 * @param outcome for a jump, 0 if it falls through and 1 if it jumps; for a switch, the number of
 *     the destination as in {@link Branches}
 */
public record Branch(MethodId method, int instruction, int outcome) implements Comparable<Branch> {

  /** The outcome of a conditional jump that goes on with the next instruction. */
  public static final int FALLS_THROUGH = 0;

  /** The outcome of a conditional jump that jumps. */
  public static final int JUMPS = 1;

  /** The outcome of a switch that takes the default. */
  public static final int DEFAULT = 0;

  /** The place of the jump or switch. */
  public Location location() {
    return new Location(method, instruction);
  }

  @Override
  public int compareTo(Branch other) {
    int byPlace = location().compareTo(other.location());
    return byPlace != 0 ? byPlace : Integer.compare(outcome, other.outcome);
  }

  @Override
  public String toString() {
    return location() + ":" + outcome;
  }
}
