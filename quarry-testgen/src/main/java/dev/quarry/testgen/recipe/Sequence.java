package dev.quarry.testgen.recipe;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
  private static final Pattern OF_ROUND = Pattern.compile("(call|in)(\\d+)(|_.*)");

  public Sequence {
    rounds = rounds.stream().map(List::copyOf).toList();
  }

  /** The input that chooses in a round, counted from 0: its numbers begin with 1. */
  public static String choice(int round) {
    return "call" + (round + 1);
  }

  /** What the names of the other inputs of a round, counted from 0, begin with. */
  static String prefix(int round) {
    return "in" + (round + 1) + "_";
  }

  /**
   * What an input is called if a round is left out and those behind it come earlier.
   *
   * @param input its name
   * @param left the round, counted from 0
   * @return none if it belongs to that round
   */
  public static Optional<String> without(String input, int left) {
    Matcher ofRound = OF_ROUND.matcher(input);
    if (!ofRound.matches()) {
      return Optional.of(input);
    }
    int round = Integer.parseInt(ofRound.group(2)) - 1;
    if (round == left) {
      return Optional.empty();
    }
    String number = String.valueOf(round > left ? round : round + 1);
    return Optional.of(ofRound.group(1) + number + ofRound.group(3));
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
