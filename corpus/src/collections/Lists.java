package collections;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;

/** Symbolic values that travel through lists. */
final class Lists {
  static final class Item {
    int price;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int arrayList(int x) {
    List<Integer> list = new ArrayList<>();
    list.add(x);
    list.add(2);
    return list.get(0) == 77 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int linkedList(int x, int y) {
    List<Integer> list = new LinkedList<>();
    list.add(x);
    list.add(y);
    int sum = 0;
    for (int each : list) {
      sum += each;
    }
    return sum == 500 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int iterator(long x) {
    List<Long> list = List.of(x, 5L);
    Iterator<Long> i = list.iterator();
    return i.next() > i.next() ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int stack(int x) {
    Deque<Integer> stack = new ArrayDeque<>();
    stack.push(1);
    stack.push(x);
    return stack.pop() == 9 && stack.pop() == 1 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: IndexOutOfBoundsException
  static int indexFromAnInput(int i) {
    List<String> names = new ArrayList<>(List.of("a", "b", "c"));
    return names.get(i).equals("b") ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int objects(int x) {
    Item item = new Item();
    item.price = x;
    List<Item> list = Collections.singletonList(item);
    return list.get(0).price == 30 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: UnsupportedOperationException
  static int unmodifiable(int x) {
    List<Integer> list = Arrays.asList(1, x);
    if (x == 5) {
      list.add(3);
    }
    return list.get(1) == 6 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int inputList(List<Item> items) {
    if (items.isEmpty()) {
      return 0;
    }
    return items.get(0).price == 10 ? 2 : 1;
  }

  // explore: any
  // returns: "absent", "present"
  static String contains(int x) {
    List<Integer> list = List.of(3, 5, 8);
    return list.contains(x) ? "present" : "absent";
  }

  // explore: any
  // returns: 1
  static int sorted(int x, int y) {
    List<Integer> list = new ArrayList<>(List.of(x, y));
    Collections.sort(list);
    return list.get(0) > list.get(1) ? 0 : 1;
  }
}
