package dev.quarry.concolic.runtime.heap;

import org.jspecify.annotations.Nullable;

/** A matcher of a symbolic text, and what it matched last. */
public final class MatcherShadow {
  private final String now;
  private @Nullable String regex;

  /**
   * @param now the text in this run
   */
  public MatcherShadow(String now) {
    this.now = now;
  }

  /**
   * Says what it matched.
   *
   * @param whole a regular expression for the whole text; null if nobody knows
   */
  public void matched(@Nullable String whole) {
    regex = whole;
  }

  /** A regular expression that the whole text matches; null if nobody knows. */
  public @Nullable String regex() {
    return regex;
  }

  /** The text in this run. */
  public String now() {
    return now;
  }
}
