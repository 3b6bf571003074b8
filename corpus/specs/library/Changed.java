package library;

// check: violated, 2 events
// usage steady of java.util.Iterator from java.util.Collection.iterator { formula always (call next -> not once return from.add [result]) }

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A list is changed while one goes through it. */
public class Changed {
  public int grow(int x) {
    List<Integer> list = new ArrayList<>(List.of(4));
    Iterator<Integer> numbers = list.iterator();
    if (x == 66) {
      list.add(x);
    }
    return numbers.next();
  }
}
