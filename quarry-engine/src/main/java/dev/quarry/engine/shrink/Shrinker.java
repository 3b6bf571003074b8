package dev.quarry.engine.shrink;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.input.InputPath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Makes the input of a state smaller, one value at a time, as long as runs show the same state.
 * Greedy: takes the first change that helps (Zeller's and QuickCheck's way).
 */
public final class Shrinker {
  /** Numbers of one digit are small enough. */
  private static final int SMALL = 9;

  private static final int MOST_TOGETHER = 6;

  private final Trial trial;
  private int left;

  /** A run with an input. */
  @FunctionalInterface
  public interface Trial {
    /** What the run really asked for, if it showed the same state. */
    Optional<Model> run(Model input) throws IOException, InterruptedException;

    /**
     * Whether a run with the input shows something else. One that does not get as far as the call
     * shows nothing.
     */
    default boolean showsOther(Model input) throws IOException, InterruptedException {
      return run(input).isEmpty();
    }
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
      best = equalOnes(best);
      best = together(best);
    } while (InputSize.of(best) < InputSize.of(last) && left > 0);
    return best;
  }

  /**
   * The same, where small numbers may have to get smaller together, too.
   *
   * @param counts numbers that say how often something is done
   */
  public Model shrink(Model start, Set<InputPath> characters, Set<InputPath> counts)
      throws IOException, InterruptedException {
    Model best = shrink(start, characters);
    List<Input> many =
        best.values().keySet().stream()
            .filter(input -> InputPath.find(input).filter(counts::contains).isPresent())
            .toList();
    return together(best, many);
  }

  /**
   * The smallest input found, in which characters that nobody can read are replaced by others where
   * that makes no difference.
   *
   * @param characters the numbers that are characters
   */
  public Model shrink(Model start, Set<InputPath> characters)
      throws IOException, InterruptedException {
    Model best = shrink(start);
    for (Input input : List.copyOf(best.values().keySet())) {
      if (InputPath.find(input).filter(characters::contains).isPresent()) {
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

  /** Values that must be equal may only get simpler all at once. */
  private Model equalOnes(Model start) throws IOException, InterruptedException {
    Map<Object, List<Input>> byValue = new LinkedHashMap<>();
    start
        .values()
        .forEach(
            (input, value) -> byValue.computeIfAbsent(value, v -> new ArrayList<>()).add(input));
    Model best = start;
    for (Map.Entry<Object, List<Input>> equal : byValue.entrySet()) {
      if (equal.getValue().size() > 1 && !(equal.getKey() instanceof Ref)) {
        best = equalOnes(best, equal.getKey(), equal.getValue());
      }
    }
    return best;
  }

  private Model equalOnes(Model start, Object value, List<Input> inputs)
      throws IOException, InterruptedException {
    for (Object simpler : Simpler.than(value)) {
      Model changed = start;
      for (Input input : inputs) {
        changed = changed.with(input, simpler);
      }
      Model smaller = attempt(start, changed);
      if (smaller != start) {
        return smaller;
      }
    }
    return start;
  }

  /** Numbers that are compared with each other may only get smaller together. */
  private Model together(Model start) throws IOException, InterruptedException {
    List<Input> large =
        start.values().keySet().stream()
            .filter(input -> Math.abs(whole(start, input)) > SMALL)
            .toList();
    return together(start, large);
  }

  private Model together(Model start, List<Input> numbers)
      throws IOException, InterruptedException {
    List<Input> large =
        numbers.stream().filter(input -> whole(start, input) != 0).limit(MOST_TOGETHER).toList();
    Model best = start;
    for (int i = 0; i < large.size(); i++) {
      for (int j = i + 1; j < large.size(); j++) {
        best = together(best, large.get(i), large.get(j));
      }
    }
    return best;
  }

  private Model together(Model start, Input one, Input other)
      throws IOException, InterruptedException {
    Model best = start;
    long step = Math.min(Math.abs(whole(best, one)), Math.abs(whole(best, other)));
    while (step > 0 && left > 0) {
      Model changed = nearer(nearer(best, one, step), other, step);
      Model smaller = attempt(best, changed);
      step = smaller == best ? step / 2 : step;
      best = smaller;
      step = Math.min(step, Math.min(Math.abs(whole(best, one)), Math.abs(whole(best, other))));
    }
    return best;
  }

  /** With a number that much nearer to 0. */
  private static Model nearer(Model model, Input input, long step) {
    long number = whole(model, input);
    long changed = number < 0 ? number + step : number - step;
    return model.with(input, model.get(input) instanceof Long ? changed : (Object) (int) changed);
  }

  /** A whole number; 0 for anything else, and for one that has no counterpart. */
  private static long whole(Model model, Input input) {
    Object value = model.values().get(input);
    long number = value instanceof Integer small ? small : value instanceof Long large ? large : 0;
    return number == Long.MIN_VALUE ? 0 : number;
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
