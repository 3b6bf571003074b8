package dev.quarry.lab.strategies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All strategies on all chains of one family. Chains are spread over processors; each has random
 * numbers of its own, so that the figures do not depend on that.
 */
final class Tournament {
  /** One strategy on one chain. */
  private record Score(double ratio, double cost, double unfinished) {}

  /** All strategies on one chain, the optimum first. */
  private record Match(double optimum, int sets, List<Score> scores) {}

  private final StrategiesSettings settings;
  private final StrategiesSettings.Family family;
  private final List<Field.Entry> field;

  Tournament(
      StrategiesSettings settings, StrategiesSettings.Family family, List<Field.Entry> field) {
    this.settings = settings;
    this.family = family;
    this.field = field;
  }

  FamilyFigures play(Consumer<String> progress) {
    List<Chain> chains = chains();
    var done = new AtomicInteger();
    List<Match> matches =
        IntStream.range(0, chains.size())
            .parallel()
            .mapToObj(
                number -> {
                  Match match = match(chains.get(number), number);
                  tell(progress, done.incrementAndGet());
                  return match;
                })
            .toList();
    return new FamilyFigures(
        family,
        matches.stream().mapToDouble(Match::optimum).average().orElse(0),
        matches.stream().mapToInt(Match::sets).max().orElse(0),
        figures(matches));
  }

  private synchronized void tell(Consumer<String> progress, int done) {
    progress.accept(
        "%d states: %d of %d chains".formatted(family.states(), done, settings.models()));
  }

  private List<Chain> chains() {
    var generator =
        new ChainGenerator(
            family.states(), family.rareShare(), family.rare(), settings.seed() + family.states());
    return Stream.generate(generator::next).limit(settings.models()).toList();
  }

  private Match match(Chain chain, int number) {
    var policy = new OptimalPolicy(chain);
    double optimum = policy.value();
    var random = new SplittableRandom(settings.seed() * 1_000_003 + number);
    List<Score> scores = new ArrayList<>();
    scores.add(score(new Optimal(chain, policy), settings.repetitions(), optimum, random.split()));
    for (Field.Entry entry : field) {
      scores.add(score(entry.maker().on(chain), repetitions(entry), optimum, random.split()));
    }
    return new Match(optimum, policy.sets(), scores);
  }

  private int repetitions(Field.Entry entry) {
    return Published.knows(entry.name()) ? settings.repetitions() : settings.fewer();
  }

  private static Score score(
      Strategy strategy, int repetitions, double optimum, SplittableRandom random) {
    double sum = 0;
    for (int i = 0; i < repetitions; i++) {
      sum += strategy.cost(random);
    }
    double cost = sum / repetitions;
    return new Score(cost / optimum, cost, strategy.unfinished() / (double) repetitions);
  }

  private List<StrategyFigures> figures(List<Match> matches) {
    double optimum = matches.stream().mapToDouble(Match::optimum).sum();
    List<StrategyFigures> figures = new ArrayList<>();
    for (int i = 0; i <= field.size(); i++) {
      int index = i;
      Score[] scores = matches.stream().map(m -> m.scores.get(index)).toArray(Score[]::new);
      figures.add(
          new StrategyFigures(
              i == 0 ? "Optimal" : field.get(i - 1).name(),
              i == 0 ? "computed, then simulated" : field.get(i - 1).meaning(),
              Arrays.stream(scores).mapToDouble(Score::cost).sum() / optimum,
              Arrays.stream(scores).mapToDouble(Score::ratio).average().orElse(0),
              Arrays.stream(scores).mapToDouble(Score::ratio).max().orElse(0),
              Arrays.stream(scores).mapToDouble(Score::unfinished).average().orElse(0)));
    }
    return figures;
  }
}
