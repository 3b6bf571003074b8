package dev.quarry.lab.symcretic;

/**
 * What was published about one tool and one program (Dinges, Targeted Test Input Generation, Table
 * 4.2), means over seven runs.
 *
 * @param covered targets
 * @param segments explored in all; {@link #ILLEGIBLE} if the number can't be made out
 */
public record Cited(double covered, int segments) {
  /** In the copy that the numbers were taken from. */
  public static final int ILLEGIBLE = -1;
}
