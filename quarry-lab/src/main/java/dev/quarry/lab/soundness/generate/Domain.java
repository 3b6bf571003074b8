package dev.quarry.lab.soundness.generate;

import java.util.List;

/**
 * What a parameter of an entry may be. The entry turns away everything else before it does
 * anything.
 *
 * @param name of the parameter
 * @param kind its type
 * @param outsideIf the condition under which a value is turned away; "" if none is
 * @param inside all values that are not
 * @param outside some that are; empty if none is
 */
public record Domain(
    String name, Kind kind, String outsideIf, List<Choice> inside, List<Choice> outside) {
  public Domain {
    inside = List.copyOf(inside);
    outside = List.copyOf(outside);
  }
}
