package dev.quarry.concolic.runtime.path;

import dev.quarry.concolic.Event;
import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * Remembers decisions that earlier runs made, since most runs begin like others. Lossy: a new one
 * takes the place of an old one, so at most {@link #CAPACITY} are kept.
 *
 * <p>A decision is found by its site, its outcome and what it was about: the operands of a jump,
 * the selector of a switch, or the condition itself.
 */
public final class Decisions {
  private static final int BITS = 13;
  static final int CAPACITY = 1 << BITS;

  private final @Nullable Known[] table = new Known[CAPACITY];

  private record Known(
      SiteInfo.HashedSite site,
      int outcome,
      @Nullable Expr left,
      @Nullable Expr right,
      int concrete,
      Event.Decision decision) {}

  /** A decision about one term; null if it is not remembered. */
  public Event.@Nullable Decision find(SiteInfo.HashedSite site, int outcome, Expr about) {
    return find(site, outcome, about, null, 0);
  }

  /**
   * A decision about two operands; null if it is not remembered.
   *
   * @param concrete the operand that is null, 0 if none is
   */
  public Event.@Nullable Decision find(
      SiteInfo.HashedSite site,
      int outcome,
      @Nullable Expr left,
      @Nullable Expr right,
      int concrete) {
    Known known = table[index(site, outcome, left, right, concrete)];
    return known != null
            && known.left == left
            && known.right == right
            && known.concrete == concrete
            && known.site == site
            && known.outcome == outcome
        ? known.decision
        : null;
  }

  public Event.Decision put(SiteInfo.HashedSite site, Expr about, Event.Decision decision) {
    return put(site, about, null, 0, decision);
  }

  public Event.Decision put(
      SiteInfo.HashedSite site,
      @Nullable Expr left,
      @Nullable Expr right,
      int concrete,
      Event.Decision decision) {
    int outcome = decision.outcome();
    table[index(site, outcome, left, right, concrete)] =
        new Known(site, outcome, left, right, concrete, decision);
    return decision;
  }

  private static int index(
      SiteInfo.HashedSite site,
      int outcome,
      @Nullable Expr left,
      @Nullable Expr right,
      int concrete) {
    int hash = (site.hash() + outcome) * 0x85EBCA6B + concrete * 0xC2B2AE35;
    if (left != null) {
      hash += left.hashCode() * 0x27D4EB2F;
    }
    if (right != null) {
      hash += right.hashCode();
    }
    return ExprSet.mixed(hash) >>> (Integer.SIZE - BITS);
  }
}
