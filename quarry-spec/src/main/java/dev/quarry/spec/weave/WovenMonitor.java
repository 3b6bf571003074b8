package dev.quarry.spec.weave;

import dev.quarry.program.Branch;
import dev.quarry.spec.Specification;
import dev.quarry.spec.monitor.Monitor;
import java.util.Map;
import java.util.Optional;

/**
 * The monitor of a specification in a woven program.
 *
 * @param specification which
 * @param monitor its automaton
 * @param violation the binary name of the exception that is thrown when it is violated
 * @param stateOwner the internal name of the class with the field of its state; for objects, of
 *     each class that has one, see {@link Ghost}
 * @param stateField the name of that field
 * @param following how objects are followed that have no field for the state, if they are
 * @param distances how far from a violation an object is at best once a branch was taken
 */
public record WovenMonitor(
    Specification specification,
    Monitor monitor,
    String violation,
    String stateOwner,
    String stateField,
    Optional<Following> following,
    Map<Branch, Integer> distances) {
  public WovenMonitor {
    distances = Map.copyOf(distances);
  }
}
