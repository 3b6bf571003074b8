package dev.quarry.search.tree;

/**
 * Which paths are too long to be explored.
 *
 * @param decisions on one path
 * @param sameBranch how often one outcome of one site may occur on a path: the path-sensitive
 *     branch bound of Artemis, which lets an inner loop of a nested one run {@code n * n} times
 */
public record PathLimits(int decisions, int sameBranch) {
  /** The name of the limit on decisions. */
  public static final String PATH_LENGTH = "path length";

  /** The name of the limit on equal branches. */
  public static final String BRANCH_BOUND = "branch bound";

  /** No path is too long. */
  public static final PathLimits NONE = new PathLimits(Integer.MAX_VALUE, Integer.MAX_VALUE);

  public PathLimits {
    if (decisions < 0 || sameBranch < 0) {
      throw new IllegalArgumentException(
          "A limit can't be negative: path length %d, branch bound %d."
              .formatted(decisions, sameBranch));
    }
  }

  /** This, with another limit on decisions. */
  public PathLimits withDecisions(int limit) {
    return new PathLimits(limit, sameBranch);
  }

  /** This, with another branch bound. */
  public PathLimits withSameBranch(int limit) {
    return new PathLimits(decisions, limit);
  }

  boolean boundsBranches() {
    return sameBranch != Integer.MAX_VALUE;
  }
}
