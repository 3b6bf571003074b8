package dev.quarry.engine.suite;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Takes away tests that others make superfluous, the later ones first. */
final class Redundancy {
  private Redundancy() {}

  /**
   * A test stays if it covers something that no other does.
   *
   * @param forExceptions whether it also stays if no other shows its exception
   */
  static List<SuiteDraft> remove(List<SuiteDraft> drafts, boolean forExceptions) {
    List<SuiteDraft> left = new ArrayList<>(drafts);
    for (int i = drafts.size() - 1; i >= 0; i--) {
      SuiteDraft draft = drafts.get(i);
      BitSet own = (BitSet) draft.covers().clone();
      Set<String> shown = new HashSet<>(Set.of(""));
      for (SuiteDraft other : left) {
        if (other != draft) {
          own.andNot(other.covers());
          shown.add(other.source().exception());
        }
      }
      boolean isShown = !forExceptions || shown.contains(draft.source().exception());
      if (own.isEmpty() && isShown) {
        left.remove(draft);
      }
    }
    return left;
  }
}
