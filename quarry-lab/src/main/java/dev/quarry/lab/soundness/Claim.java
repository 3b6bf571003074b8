package dev.quarry.lab.soundness;

import java.util.List;

/**
 * What Quarry says about a target, or about all paths of an entry.
 *
 * @param seed of the program
 * @param by who says so
 * @param target a line as users write it, or an entry
 * @param verdict {@code reached}, {@code unreachable}, {@code exhausted}, {@code undecided}, or
 *     {@code no way} if no call leads there
 * @param reasons the codes of the assumptions that keep it from being decided
 * @param seconds it took
 */
public record Claim(
    long seed, Claimant by, String target, String verdict, List<String> reasons, double seconds) {
  /** No verdict was found. */
  public static final String UNDECIDED = "undecided";

  /** The call graph knows no way. */
  public static final String NO_WAY = "no way";

  public static final String REACHED = "reached";
  public static final String UNREACHABLE = "unreachable";
  public static final String EXHAUSTED = "exhausted";

  public Claim {
    reasons = List.copyOf(reasons);
  }
}
