package dev.quarry.concolic;

/** A hash of a sequence of decisions, which both ends of the protocol compute step by step. */
public final class PathHash {
  /** Of no decision. */
  public static final long EMPTY = 0x9E3779B97F4A7C15L;

  private PathHash() {}

  /** The hash after one more decision, at a site with the given {@link Site#stableHash()}. */
  public static long step(long hash, int siteHash, int outcome) {
    long mixed = (hash ^ siteHash) * 0xBF58476D1CE4E5B9L + outcome;
    return mixed ^ (mixed >>> 29);
  }
}
