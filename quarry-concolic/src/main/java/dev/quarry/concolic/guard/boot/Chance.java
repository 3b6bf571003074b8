package dev.quarry.concolic.guard.boot;

import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Randomness as the program sees it: the same in every run with the same seed. */
public final class Chance {
  private static volatile long seed;

  // Made when first needed: most runs draw nothing.
  private static volatile @Nullable Random random;

  private static volatile boolean localIsStale;

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

  /** A seed instead of one that the JDK made. */
  public static long seedOr(long real) {
    return Gate.isProgram() ? seed() : real;
  }

  /** A seed that differs from the one before. */
  public static synchronized long seed() {
    return random().nextLong();
  }

  public static synchronized double real() {
    return random().nextDouble();
  }

  public static synchronized void fill(byte[] bytes) {
    random().nextBytes(bytes);
  }

  /** A source of its own for a caller that keeps it. */
  public static Random source() {
    return new Random(seed());
  }

  /** A random UUID of version 4. */
  public static UUID uuid() {
    long high = (seed() & ~0xF000L) | 0x4000L;
    long low = (seed() & ~(3L << 62)) | (1L << 63);
    return new UUID(high, low);
  }
}
