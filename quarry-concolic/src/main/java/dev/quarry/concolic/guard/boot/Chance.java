package dev.quarry.concolic.guard.boot;

import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/** Randomness as the program sees it: the same in every run with the same seed. */
public final class Chance {
  private static volatile long seed;

  // Made when first needed: most runs draw nothing.
  private static volatile @Nullable Random random;

  private static volatile boolean localIsStale;

  /** Generators that were made without a seed, by identity. Some outlive a run. */
  private static volatile @Nullable Map<Random, Boolean> unseeded;

  /** Whether one of a class was made so whose objects can't be told apart without its code. */
  private static volatile boolean others;

  private Chance() {}

  /** Starts again. */
  public static void reset(long newSeed) {
    if (random != null || !localIsStale || seed != newSeed) {
      restart(newSeed);
    }
  }

  /** Whether anything was drawn. */
  public static boolean isUsed() {
    return random != null || !localIsStale;
  }

  private static synchronized void restart(long newSeed) {
    seed = newSeed;
    random = null;
    localIsStale = true;
  }

  private static Random random() {
    Random made = random;
    if (made == null) {
      made = new Random(seed);
      random = made;
    }
    return made;
  }

  /** Whether the generator of the program's thread still has the state of an earlier run. */
  public static boolean isLocalStale() {
    if (localIsStale && Gate.isProgram()) {
      localIsStale = false;
      return true;
    }
    return false;
  }

  /**
   * The seed of a thread's own generator. Not taken from the others' source: the JDK asks for it on
   * its own account, too.
   */
  public static long localSeed(long real) {
    return Gate.isProgram() ? new Random(~seed).nextLong() : real;
  }

  /** A generator was made without a seed. */
  public static void made(Random generator) {
    if (!Gate.isProgram()) {
      return;
    }
    if (generator.getClass() == Random.class) {
      register(generator);
    } else {
      others = true;
    }
  }

  private static synchronized void register(Random generator) {
    Map<Random, Boolean> known = unseeded;
    if (known == null) {
      known = new WeakHashMap<>();
      unseeded = known;
    }
    known.put(generator, true);
  }

  /** A generator gives a number. */
  public static void drawn(Random generator) {
    if ((unseeded != null || others)
        && Dependence.isNews(Dependence.CHANCE)
        && isUnseeded(generator)) {
      Dependence.note(Dependence.CHANCE);
    }
  }

  private static synchronized boolean isUnseeded(Random generator) {
    Map<Random, Boolean> known = unseeded;
    return generator.getClass() == Random.class
        ? known != null && known.containsKey(generator)
        : others;
  }

  /** A generator that was seeded after all gives the same numbers everywhere. */
  public static synchronized void seeded(Random generator) {
    Map<Random, Boolean> known = unseeded;
    if (known != null && generator.getClass() == Random.class) {
      known.remove(generator);
    }
  }

  /** The thread's own generator gives a number. */
  public static void drawnLocally() {
    Dependence.note(Dependence.CHANCE);
  }

  /** Where an iteration begins that begins elsewhere in other processes. */
  public static long order(long real, long fixed) {
    Dependence.note(Dependence.ORDER);
    return Gate.isChanceReal() ? real : fixed;
  }

  /** A seed instead of one that the JDK made. */
  public static long seedOr(long real) {
    Dependence.note(Dependence.CHANCE);
    return Gate.isProgram() ? seed() : real;
  }

  /** A seed that differs from the one before. */
  public static synchronized long seed() {
    return random().nextLong();
  }

  public static synchronized double real() {
    Dependence.note(Dependence.CHANCE);
    return random().nextDouble();
  }

  public static synchronized void fill(byte[] bytes) {
    Dependence.note(Dependence.CHANCE);
    random().nextBytes(bytes);
  }

  /** A source of its own for a caller that keeps it. */
  public static Random source() {
    Dependence.note(Dependence.CHANCE);
    return new Random(seed());
  }

  /** A random UUID of version 4. */
  public static UUID uuid() {
    Dependence.note(Dependence.CHANCE);
    long high = (seed() & ~0xF000L) | 0x4000L;
    long low = (seed() & ~(3L << 62)) | (1L << 63);
    return new UUID(high, low);
  }
}
