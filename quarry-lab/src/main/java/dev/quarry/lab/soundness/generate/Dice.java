package dev.quarry.lab.soundness.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Random choices; the same seed makes the same ones. */
final class Dice {
  private final SplittableRandom random;

  Dice(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** From 0 to below the bound. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** True once in so many times. */
  boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  <T> T of(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** Several different ones, in their order. */
  <T> List<T> some(List<T> all, int count) {
    List<T> left = new ArrayList<>(all);
    while (left.size() > count) {
      left.remove(random.nextInt(left.size()));
    }
    return left;
  }

  /** Ways to make something, each as likely as its weight says. */
  static final class Ways {
    private final List<Supplier<Node>> ways = new ArrayList<>();

    Ways add(int weight, Supplier<Node> way) {
      for (int i = 0; i < weight; i++) {
        ways.add(way);
      }
      return this;
    }

    Ways addIf(boolean condition, int weight, Supplier<Node> way) {
      return condition ? add(weight, way) : this;
    }

    Node take(Dice dice) {
      return dice.of(ways).get();
    }
  }
}
