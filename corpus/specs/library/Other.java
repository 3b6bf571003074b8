package library;

// check: holds
// usage steady of java.util.Iterator from java.util.Collection.iterator { formula always (call next -> not once return from.add [result]) }

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Another list is changed. */
public class Other {
  public int grow(int x) {
    List<Integer> list = new ArrayList<>(List.of(4));
    List<Integer> other = new ArrayList<>();
    Iterator<Integer> numbers = list.iterator();
    if (x > 66) {
      other.add(x);
    }
    Iterator<Integer> mine = list.iterator();
    return numbers.next() + mine.next();
  }
}
