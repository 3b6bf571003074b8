package dev.quarry.engine.crash;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes the input of a state smaller, one value at a time, as long as runs show the same state.
 * Greedy: takes the first change that helps (Zeller's and QuickCheck's way).
 */
public final class Shrinker {
  private final Trial trial;
  private int left;

  /** A run with an input. */
  @FunctionalInterface
  public interface Trial {
    /** What the run really asked for, if it showed the same state. */
    Optional<Model> run(Model input) throws IOException, InterruptedException;
  }

  /**
   * @param trial makes the runs
   * @param runs how many at most
   */
  public Shrinker(Trial trial, int runs) {
    this.trial = trial;
    this.left = runs;
  }

  /** The smallest input found. */
  public Model shrink(Model start) throws IOException, InterruptedException {
    Model best = start;
    Model last;
    do {
      last = best;
      for (Input input : List.copyOf(best.values().keySet())) {
        best = shrink(best, input);
      }
    } while (InputSize.of(best) < InputSize.of(last) && left > 0);
    return best;
  }

  /**
   * The smallest input found, in which characters that nobody can read are replaced by others where
   * that makes no difference.
   *
   * @param characters the names of the numbers that are characters
   */
  public Model shrink(Model start, Set<String> characters)
      throws IOException, InterruptedException {
    Model best = shrink(start);
    for (Input input : List.copyOf(best.values().keySet())) {
      if (characters.contains(input.name())) {
        best = readable(best, input);
      }
    }
    return best;
  }

  private Model readable(Model best, Input input) throws IOException, InterruptedException {
    if (!(best.values().get(input) instanceof Integer code) || Simpler.isReadable(code)) {
      return best;
    }
    for (int other : Simpler.READABLE) {
      if (left-- <= 0) {
        return best;
      }
      Optional<Model> seen = trial.run(best.with(input, other));
      if (seen.isPresent()) {
        return seen.get();
      }
    }
    return best;
  }

  /** As far as this one value allows. */
  private Model shrink(Model start, Input input) throws IOException, InterruptedException {
    Model best = start;
    boolean helped = true;
    while (helped && left > 0 && best.values().containsKey(input)) {
      helped = false;
      for (Object simpler : Simpler.than(best.get(input))) {
        Model smaller = attempt(best, best.with(input, simpler));
        if (smaller != best) {
          best = smaller;
          helped = true;
          break;
        }
      }
    }
    return best;
  }

  private Model attempt(Model best, Model changed) throws IOException, InterruptedException {
    if (left <= 0 || InputSize.of(changed) >= InputSize.of(best)) {
      return best;
    }
    left--;
    return trial.run(changed).filter(seen -> InputSize.of(seen) < InputSize.of(best)).orElse(best);
  }
}
