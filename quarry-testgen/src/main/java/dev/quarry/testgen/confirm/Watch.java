package dev.quarry.testgen.confirm;

import java.util.Set;

/**
 * What plain runs are to come by. Points are numbers that the agent of the replaying JVMs gives
 * them.
 *
 * @param <D> the drafts
 */
public interface Watch<D extends Draft> {
  /** A draft came by these points each time it was run; may be told several times. */
  void saw(D draft, Set<Integer> points);

  /** Whether a draft was seen to come by all that it was made for. */
  boolean showsAll(D draft);

  /** Whether it was seen to come by anything that it was made for. */
  boolean showsAny(D draft);

  /** Drafts that nobody wants to come by anything. */
  static <D extends Draft> Watch<D> nothing() {
    return new Watch<>() {
      @Override
      public void saw(D draft, Set<Integer> points) {}

      @Override
      public boolean showsAll(D draft) {
        return true;
      }

      @Override
      public boolean showsAny(D draft) {
        return true;
      }
    };
  }
}
