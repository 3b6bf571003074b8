package dev.quarry.solver.walk;

import java.util.random.RandomGenerator;

/**
 * Not random at all: says yes, or no, to every question of which way to go, and takes what is in
 * the middle otherwise. Inversions that get it give the values next to where a condition changes.
 */
final class PlainChoice implements RandomGenerator {
  private final boolean answer;

  PlainChoice(boolean answer) {
    this.answer = answer;
  }

  @Override
  public boolean nextBoolean() {
    return answer;
  }

  @Override
  public int nextInt(int bound) {
    return bound / 2;
  }

  @Override
  public int nextInt(int origin, int bound) {
    return origin;
  }

  @Override
  public long nextLong() {
    return 0;
  }

  @Override
  public long nextLong(long bound) {
    return 0;
  }

  @Override
  public double nextDouble(double origin, double bound) {
    return (origin + bound) / 2;
  }
}
