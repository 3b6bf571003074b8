package dev.quarry.testgen.recipe;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Calls one after the other, on one object or on none: in each round a number chooses which, and
 * the first round whose number is none's is the end.
 *
 * @param receiver how the object is made; none if all calls are static
 * @param rounds for each round the calls to choose from, the same in all of them; the receiver in
 *     their arguments stands for the object
 */
public record Sequence(Optional<Recipe> receiver, List<List<Scenario>> rounds) {
  public Sequence {
    rounds = rounds.stream().map(List::copyOf).toList();
  }

  /** The input that chooses in a round, counted from 0: its numbers begin with 1. */
  public static String choice(int round) {
    return "call" + (round + 1);
  }

  /** The calls of all rounds alike. */
  public List<Scenario> calls() {
    return rounds.isEmpty() ? List.of() : rounds.get(0);
  }

  /** What is open but for the choices, each place once. */
  public List<Recipe.Hole> holes() {
    Stream<Recipe> arguments =
        rounds.stream().flatMap(List::stream).flatMap(call -> Sequence.arguments(call).stream());
    return OpenPlaces.of(Stream.concat(receiver.stream(), arguments).toList()).stream()
        .distinct()
        .toList();
  }

  /** The arguments of a call without the receiver. */
  public static List<Recipe> arguments(Scenario call) {
    int first = call.kind().hasReceiver() ? 1 : 0;
    return call.arguments().subList(first, call.arguments().size());
  }
}
