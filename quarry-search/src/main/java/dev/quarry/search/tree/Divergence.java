package dev.quarry.search.tree;

/**
 * A run that did not do what the tree says.
 *
 * @param reason in which way
 * @param depth how many ways the run had taken when it was noticed
 * @param text a sentence
 */
public record Divergence(Reason reason, int depth, String text) {
  /** In which way a run differs. */
  public enum Reason {
    /** It went on at another site than earlier runs with the same decisions. */
    OTHER_SITE,
    /** It took a way that was thought to be infeasible. */
    REFUTED_WAY,
    /** It did not take the way it was made for. */
    OTHER_WAY,
    /** It ended before it came to the decision it was made for. */
    ENDED_EARLY
  }
}
