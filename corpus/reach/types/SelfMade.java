package types;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntSupplier;

/** Classes of the program that answer like those of the JDK, but not always the same. */
public final class SelfMade {
  /** Every look at it makes it longer. */
  public static final class Growing extends AbstractList<Integer> {
    private int size;

    @Override
    public Integer get(int index) {
      return index;
    }

    @Override
    public int size() {
      return size++;
    }
  }

  private SelfMade() {}

  public static int sizes(List<Integer> list) {
    int first = list.size();
    if (list.size() != first) {
      return 1; // reach: yes, undecided: a list of the program's own
    }
    return 2; // reach: yes
  }

  public static int again(Iterable<String> names) {
    Iterator<String> first = names.iterator();
    Iterator<String> second = names.iterator();
    if (first == second) {
      return 1; // reach: yes, undecided: an iterable that gives one iterator
    }
    return 2; // reach: yes
  }

  public static int counted(int x) {
    int[] count = {x};
    IntSupplier supplier = () -> ++count[0];
    if (supplier.getAsInt() == supplier.getAsInt()) {
      return 1; // reach: no
    }
    if (count[0] == 5) {
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }

  public static int sequence(CharSequence text) {
    if (text.length() == 1 && text.charAt(0) != text.toString().charAt(0)) {
      return 1; // reach: no, undecided: sequences of other classes
    }
    if (text.length() == 2 && text.subSequence(0, 2) != text) {
      return 2; // reach: yes, undecided: sequences of other classes
    }
    return 3; // reach: yes
  }
}
