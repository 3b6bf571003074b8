package dev.quarry.spec.monitor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Which state comes next, by as few questions as the order of atoms allows. */
public sealed interface Choice {

  /** All states that can come next. */
  Stream<Integer> targets();

  /** This one. */
  record To(int state) implements Choice {
    @Override
    public Stream<Integer> targets() {
      return Stream.of(state);
    }
  }

  /** It depends on whether an atom is true. */
  record Ask(int atom, Choice yes, Choice no) implements Choice {
    @Override
    public Stream<Integer> targets() {
      return Stream.concat(yes.targets(), no.targets());
    }
  }

  /**
   * @param byMask next states by truth values of all atoms
   * @param atom the first that may be asked about
   */
  static Choice of(Map<Integer, Integer> byMask, int atom, int atoms) {
    List<Integer> targets = byMask.values().stream().distinct().toList();
    if (targets.size() == 1) {
      return new To(targets.get(0));
    }
    if (atom >= atoms) {
      throw new IllegalArgumentException("One letter leads to two states: " + byMask);
    }
    Map<Integer, Integer> yes = new LinkedHashMap<>();
    Map<Integer, Integer> no = new LinkedHashMap<>();
    byMask.forEach((mask, to) -> ((mask >> atom & 1) != 0 ? yes : no).put(mask, to));
    if (yes.isEmpty() || no.isEmpty()) {
      return of(byMask, atom + 1, atoms);
    }
    Choice ifYes = of(yes, atom + 1, atoms);
    Choice ifNo = of(no, atom + 1, atoms);
    return ifYes.equals(ifNo) ? ifYes : new Ask(atom, ifYes, ifNo);
  }
}
