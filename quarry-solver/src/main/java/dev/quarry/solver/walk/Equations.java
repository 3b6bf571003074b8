package dev.quarry.solver.walk;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * ADJUSTTOSATISFY of Algorithm 5.4: after some variables have been changed, recomputes others so
 * that the linear equations hold again.
 */
final class Equations {
  /** A solution of an equation of floating-point numbers is looked for this many ranks around. */
  private static final int ROUNDING = 3;

  private final SearchSpace space;
  private final RandomGenerator random;
  private final int[] equations;

  Equations(SearchSpace space, RandomGenerator random) {
    this.space = space;
    this.random = random;
    this.equations =
        IntStream.range(0, space.walls.size())
            .filter(wall -> space.walls.get(wall).side() == LinearConjunct.Side.ZERO)
            .toArray();
  }

  /** Extends the tentative change until all equations hold; false if it can't. */
  boolean restore(Position position) {
    if (equations.length == 0) {
      return true;
    }
    // Each repair uses up a variable, so this ends; a second look finds what repairs broke.
    for (int round = 0; round <= space.inputs.size(); round++) {
      Wall violated = violated(position);
      if (violated == null) {
        return true;
      }
      if (!repair(violated, position)) {
        return false;
      }
    }
    return false;
  }

  private @Nullable Wall violated(Position position) {
    for (int equation : equations) {
      Wall wall = space.walls.get(equation);
      if (!wall.holds(position.frame())) {
        return wall;
      }
    }
    return null;
  }

  private boolean repair(Wall wall, Position position) {
    int[] variables = wall.variables();
    int offset = random.nextInt(variables.length);
    for (int i = 0; i < variables.length; i++) {
      int variable = variables[(i + offset) % variables.length];
      if (!position.isChanged(variable) && solve(wall, variable, position)) {
        return true;
      }
    }
    return false;
  }

  private boolean solve(Wall wall, int variable, Position position) {
    WalkedNumbers kind = space.kind(variable).orElseThrow();
    long before = position.bits(variable);
    long solution =
        wall.isIntegralEquation()
            ? integral(wall, variable, kind, position)
            : kind.fromReal(
                kind.toReal(before)
                    - wall.difference(position.frame()) / wall.coefficient(variable));
    int slack = kind.isIntegral() ? 0 : ROUNDING;
    for (int ranks = 0; ranks <= slack; ranks = ranks > 0 ? -ranks : 1 - ranks) {
      position.set(variable, kind.moved(solution, ranks));
      if (wall.holds(position.frame())) {
        return true;
      }
    }
    position.set(variable, before);
    return false;
  }

  /** The solution without wrap-around if there is one, else the one modulo a power of two. */
  private static long integral(Wall wall, int variable, WalkedNumbers kind, Position position) {
    long value = position.bits(variable);
    long difference = wall.wrappedDifference(position.frame());
    long coefficient = (long) wall.coefficient(variable);
    long solution =
        coefficient != 0 && difference % coefficient == 0
            ? value - difference / coefficient
            : value - difference * inverse(coefficient);
    return kind == WalkedNumbers.INT ? (int) solution : solution;
  }

  /** The inverse of an odd number modulo 2^64, by Newton's iteration; for an even one no use. */
  private static long inverse(long odd) {
    long x = odd;
    for (int i = 0; i < 5; i++) {
      x *= 2 - odd * x;
    }
    return x;
  }
}
