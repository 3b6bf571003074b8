package dev.quarry.symcretic.loop;

import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.program.flow.Edge;
import dev.quarry.program.flow.Loop;
import java.util.List;
import java.util.Map;

/**
 * A loop that is left by one of its exits, as functions of the locals it works on.
 *
 * @param loop in its method
 * @param exit the edge by which it is left
 * @param locals the numbers of the locals that are its parameters, with their descriptors
 * @param results for each local that it writes, the function that gives its last value
 * @param leaves the function that tells by 1 or 0 whether it is left by this exit
 */
public record LiftedLoop(
    Loop loop,
    Edge exit,
    List<Local> locals,
    Map<Local, OpaqueSymbol> results,
    OpaqueSymbol leaves) {
  /** A local variable of the method around. */
  public record Local(int index, String descriptor) {}
}
