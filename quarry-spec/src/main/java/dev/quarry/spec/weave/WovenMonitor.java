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
 * @param stateField the name of the field of its state: of each class with objects, see {@link
 *     Ghost}, or of the class with its steps
 * @param steps the internal name of the class with its steps
 * @param following how objects are followed that have no field for the state, if they are
 * @param distances how far from a violation an object is at best once a branch was taken
 */
public record WovenMonitor(
    Specification specification,
    Monitor monitor,
    String violation,
    String stateField,
    String steps,
    Optional<Following> following,
    Map<Branch, Integer> distances) {
  public WovenMonitor {
    distances = Map.copyOf(distances);
  }
}
