package types;

import java.util.Collection;

/** A collection that has an element twice, or can't. */
public final class SetOfTwo {
  public static int run(Collection<Integer> numbers) {
    if (numbers == null || numbers.size() != 1 || !numbers.contains(7)) {
      return 0;
    }
    try {
      numbers.add(7);
    } catch (UnsupportedOperationException e) {
      return 3;
    }
    return numbers.size() == 1 ? 1 : 2; // reach: true yes, undecided: sets are not made for collections
  }
}
