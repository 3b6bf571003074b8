package library;

// check: violated, 3 events
// usage once of java.util.Iterator { automaton none { return next -> ready } ready { return next -> ready, call remove -> none } }

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Removes an element twice. */
public class Removed {
  public void clean(int a) {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    Iterator<Integer> numbers = list.iterator();
    numbers.next();
    numbers.remove();
    if (a == 27) {
      numbers.remove();
    }
  }
}
