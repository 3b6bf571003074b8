package dev.quarry.engine.check;

import dev.quarry.engine.shrink.Shrinker;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.testgen.recipe.Sequence;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Leaves out the calls of a sequence without which runs show the same, the last ones first. */
final class Shortening {
  private final ExprFactory factory;
  private final Sequence sequence;
  private final Shrinker.Trial trial;

  Shortening(ExprFactory factory, Sequence sequence, Shrinker.Trial trial) {
    this.factory = factory;
    this.sequence = sequence;
    this.trial = trial;
  }

  /** The input of a sequence of which no single call can be left out. */
  Model shorten(Model start) throws IOException, InterruptedException {
    Model best = start;
    int rounds = rounds(start);
    for (int round = rounds - 1; round >= 0; round--) {
      Optional<Model> seen = trial.run(without(best, round));
      best = seen.orElse(best);
    }
    return best;
  }

  /** How many calls are made. */
  private int rounds(Model model) {
    int rounds = 0;
    int most = sequence.rounds().size();
    while (rounds < most && isCall(model, rounds)) {
      rounds++;
    }
    return rounds;
  }

  private boolean isCall(Model model, int round) {
    return model.values().entrySet().stream()
        .filter(entry -> entry.getKey().name().equals(Sequence.choice(round)))
        .anyMatch(
            entry ->
                entry.getValue() instanceof Integer number
                    && number >= 1
                    && number <= sequence.calls().size());
  }

  /** The same calls but for one; those that follow come a round earlier. */
  private Model without(Model model, int left) {
    Map<Input, Object> values = new LinkedHashMap<>();
    model
        .values()
        .forEach(
            (input, value) ->
                Sequence.without(input.name(), left)
                    .ifPresent(name -> values.put(factory.input(name, input.sort()), value)));
    return new Model(values);
  }
}
