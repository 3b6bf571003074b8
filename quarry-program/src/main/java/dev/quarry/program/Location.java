package dev.quarry.program;

/**
 * A place in a program: an instruction by its number.
 *
 * @param method the method it is in
 * @param instruction its number in {@link MethodBody}
 */
public record Location(MethodId method, int instruction) implements Comparable<Location> {
  @Override
  public int compareTo(Location other) {
    int byMethod = method.compareTo(other.method);
    return byMethod != 0 ? byMethod : Integer.compare(instruction, other.instruction);
  }

  @Override
  public String toString() {
    return method + "@" + instruction;
  }
}
