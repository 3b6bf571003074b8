package dev.quarry.solver.walk;

import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Sort;
import java.util.random.RandomGenerator;

/** RANDOMSTEP of Algorithm 5.4 for variables of any sort, and single steps that stay inside. */
final class Stepper {
  private final SearchSpace space;
  private final WalkOptions options;
  private final Equations equations;
  private final ValueDraw values;
  private final MapDraw maps;
  private final RandomGenerator random;

  Stepper(
      SearchSpace space,
      WalkOptions options,
      ValueDraw values,
      MapDraw maps,
      RandomGenerator random) {
    this.space = space;
    this.options = options;
    this.equations = new Equations(space, random);
    this.values = values;
    this.maps = maps;
    this.random = random;
  }

  /** Changes the variables by chance, within the polytope; changes nothing if that fails. */
  boolean randomStep(Position position, int... variables) {
    for (int sample = 0; sample < options.samples(); sample++) {
      for (int variable : variables) {
        draw(position, variable);
      }
      if (equations.restore(position) && position.inside()) {
        return true;
      }
      position.revert();
    }
    return false;
  }

  /** Changes a numeric variable to a value, if the polytope allows it; else changes nothing. */
  boolean stepTo(Position position, int variable, long bits) {
    position.set(variable, bits);
    if (equations.restore(position) && position.inside()) {
      return true;
    }
    position.revert();
    return false;
  }

  /** Changes a variable of any sort to a value, if the polytope allows it. */
  boolean stepTo(Position position, int variable, Object value) {
    position.set(variable, value);
    if (equations.restore(position) && position.inside()) {
      return true;
    }
    position.revert();
    return false;
  }

  private void draw(Position position, int variable) {
    Input input = space.inputs.get(variable);
    var kind = space.kind(variable);
    if (kind.isPresent()) {
      long drawn = values.numbers.near(kind.get(), position.bits(variable));
      position.set(variable, clipped(position, variable, kind.get(), drawn));
    } else if (input.sort() instanceof Sort.Basic sort) {
      position.set(variable, values.near(sort, position.value(variable)));
    } else {
      MapValue map = (MapValue) position.object(variable);
      position.set(variable, maps.near(input, map, position.frame()));
    }
  }

  /** A number drawn outside the variable's interval moves to a place inside or to its end. */
  private long clipped(Position position, int variable, WalkedNumbers kind, long drawn) {
    if (!options.has(Technique.CLIPPED_STEPS) || space.wallsOf[variable].length == 0) {
      return drawn;
    }
    double target = kind.toReal(drawn);
    double from = kind.toReal(position.bits(variable));
    double end = end(position, variable, from, target);
    if (Double.isNaN(end)) {
      return drawn;
    }
    return switch (random.nextInt(4)) {
      case 0 -> kind.fromReal(end);
      case 1 -> kind.moved(kind.fromReal(end), target < from ? 1 : -1);
      default -> kind.fromReal(from + random.nextDouble() * (end - from));
    };
  }

  /** Where the way to the target leaves the polytope; NaN if it does not. */
  private double end(Position position, int variable, double from, double target) {
    double end = Double.NaN;
    for (int index : space.wallsOf[variable]) {
      Wall wall = space.walls.get(index);
      boolean below = wall.side() == LinearConjunct.Side.BELOW;
      if (below || wall.side() == LinearConjunct.Side.ABOVE) {
        double slope = wall.coefficient(variable);
        double crossing = from - wall.difference(position.frame()) / slope;
        boolean upper = slope > 0 == below;
        if (upper ? target >= crossing : target <= crossing) {
          boolean nearer = Double.isNaN(end) || Math.abs(crossing - from) < Math.abs(end - from);
          end = nearer ? crossing : end;
        }
      }
    }
    return end;
  }
}
