package dev.quarry.search.tree;

/**
 * What a run covered for the first time.
 *
 * @param lines pieces of code
 * @param outcomes outcomes of jumps and switches
 */
public record CoverageGain(int lines, int outcomes) {
  /** Nothing new. */
  public static final CoverageGain NONE = new CoverageGain(0, 0);

  /** Everything together. */
  public int total() {
    return lines + outcomes;
  }
}
