package library;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Texts that are taken apart, and what is put in order. */
final class Parts {
  record Node(Node next) {}

  // explore: any
  // returns: 0, 1, 2
  // throws: NullPointerException
  // options: runs=15
  // witness: "a,7"
  static int second(String line) {
    String[] parts = line.split(",");
    if (parts.length != 2) {
      return 0;
    }
    return parts[1].equals("7") ? 1 : 2;
  }

  // explore: exhausted
  // returns: 0, 1
  static int middle(int a, int b, int c) {
    int[] all = {a, b, c};
    Arrays.sort(all);
    return all[1] == 3 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int greatest(int a, int b) {
    List<Integer> all = Arrays.asList(a, b);
    all.sort((x, y) -> Integer.compare(y, x));
    return all.get(0).equals(Collections.max(all)) ? all.get(1) > 7 ? 1 : 0 : -1;
  }

  // explore: exhausted
  // returns: 0, 1
  static int chain(Node first) {
    return Optional.ofNullable(first).map(Node::next).isPresent() ? 1 : 0;
  }
}
