package dev.quarry.solver.walk;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** What is done when every variable is tabu (Algorithm 5.1, lines 10 to 13). */
final class Escape {
  private final WalkOptions options;
  private final Stepper stepper;
  private final Neighbourhood neighbourhood;
  private final InverseMoves inverses;
  private final RandomGenerator random;

  Escape(
      WalkOptions options,
      Stepper stepper,
      Neighbourhood neighbourhood,
      InverseMoves inverses,
      RandomGenerator random) {
    this.options = options;
    this.stepper = stepper;
    this.neighbourhood = neighbourhood;
    this.inverses = inverses;
    this.random = random;
  }

  /** Leaves the point, for a better one if changing two variables at once leads to one. */
  void leave(Position position, AdaptiveSearch.Best best) {
    boolean astray = best.total() < position.currentTotal();
    if (options.has(Technique.RETURNS) && astray && random.nextBoolean()) {
      position.jump(best.model());
      position.commit();
    }
    if (options.has(Technique.PAIR_MOVES) && improveTwo(position)) {
      return;
    }
    if (options.has(Technique.INVERSE_VALUES) && random.nextBoolean() && obey(position)) {
      return;
    }
    if (stepper.randomStep(position, some(position.space().inputs.size()))) {
      position.commit();
    }
  }

  /** Gives a violated constraint what it wants, whatever the others say. */
  private boolean obey(Position position) {
    int[] violated = violated(position);
    int constraint = violated[random.nextInt(violated.length)];
    int[] variables = position.space().constraints.get(constraint).variables();
    int variable = variables[random.nextInt(variables.length)];
    boolean proposed = inverses.propose(position, variable, constraint);
    if (proposed) {
      position.commit();
    }
    return proposed;
  }

  private static int[] violated(Position position) {
    return IntStream.range(0, position.space().constraints.size())
        .filter(constraint -> position.error(constraint) > 0)
        .toArray();
  }

  private boolean improveTwo(Position position) {
    int[] violated = violated(position);
    for (int i = 0; i < violated.length && i < 3; i++) {
      int constraint = violated[random.nextInt(violated.length)];
      int[] variables = position.space().constraints.get(constraint).variables();
      if (variables.length >= 2) {
        int first = random.nextInt(variables.length);
        int second = (first + 1 + random.nextInt(variables.length - 1)) % variables.length;
        if (neighbourhood.improve(position, variables[first], variables[second])) {
          return true;
        }
      }
    }
    return false;
  }

  /** All variables as published; else often only some, because most are likely right. */
  private int[] some(int variables) {
    int[] all = IntStream.range(0, variables).toArray();
    if (!options.has(Technique.MANY_SCALES) || random.nextInt(3) == 0) {
      return all;
    }
    int[] chosen = Arrays.stream(all).filter(v -> random.nextInt(3) == 0).toArray();
    return chosen.length > 0 ? chosen : new int[] {random.nextInt(variables)};
  }
}
