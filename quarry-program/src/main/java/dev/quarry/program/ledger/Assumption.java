package dev.quarry.program.ledger;

import dev.quarry.program.Location;
import java.util.List;
import java.util.Optional;

/**
 * Something that a verdict rests on, beyond what was followed exactly.
 *
 * @param code what kind of thing
 * @param arguments what the code's sentence has blanks for
 * @param place where it was assumed; empty if it holds for all of the program
 */
public record Assumption(AssumptionCode code, List<String> arguments, Optional<Location> place) {
  public Assumption {
    arguments = List.copyOf(arguments);
    if (arguments.size() != code.arguments()) {
      throw new IllegalArgumentException(
          "%s has %d arguments, not %d."
              .formatted(code.text(), code.arguments(), arguments.size()));
    }
  }

  /** Assumed at a place. */
  public static Assumption at(Location place, AssumptionCode code, String... arguments) {
    return new Assumption(code, List.of(arguments), Optional.of(place));
  }

  /** Assumed of all of the program. */
  public static Assumption of(AssumptionCode code, String... arguments) {
    return new Assumption(code, List.of(arguments), Optional.empty());
  }

  /** The sentence for people. */
  public String what() {
    return code.sentence().formatted(arguments.toArray());
  }

  @Override
  public String toString() {
    return code.text() + arguments + place.map(at -> " at " + at).orElse("");
  }
}
