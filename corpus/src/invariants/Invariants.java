package invariants;

import dev.quarry.api.Initialiser;
import dev.quarry.api.Invariant;
import dev.quarry.api.Quarry;

/** Input objects that are well-formed by assumption. */
final class Invariants {
  static final class Percentage {
    int value;

    @Invariant
    boolean inRange() {
      return value >= 0 && value <= 100;
    }
  }

  static final class Stack {
    int size;
    int capacity;

    boolean repOk() {
      return 0 <= size && size <= capacity && capacity <= 8;
    }
  }

  static final class Node {
    int value;
    Node next;

    /** Values go down along the list, so that no list is a cycle. */
    boolean repOk() {
      return value >= 0 && (next == null || next.value < value);
    }
  }

  @Initialiser("initialise")
  static final class Custom {
    int value;
    int untouched;

    void initialise() {
      value = Quarry.anyInt();
      Quarry.assume(value > 0 && value < 3);
      untouched = 9;
    }
  }

  // explore: exhausted
  // returns: "half", "other"
  // throws: NullPointerException
  static String annotated(Percentage p) {
    if (p.value > 100 || p.value < 0) {
      throw new IllegalStateException();
    }
    return p.value == 50 ? "half" : "other";
  }

  // explore: exhausted
  // returns: "empty", "full", "some"
  // throws: NullPointerException
  static String byName(Stack s) {
    if (s.size > 8) {
      throw new IllegalStateException();
    }
    if (s.size == 0) {
      return "empty";
    }
    return s.size == s.capacity ? "full" : "some";
  }

  // explore: any
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int acyclic(Node n) {
    if (n.next == null) {
      return 0;
    }
    if (n.next == n || n.next.next == n) {
      throw new IllegalStateException("cycle");
    }
    return n.next.next == null ? 1 : 2;
  }

  // explore: exhausted
  // returns: 1, 2
  // throws: NullPointerException
  static int initialiser(Custom c) {
    if (c.untouched != 9) {
      throw new IllegalStateException();
    }
    return c.value == 1 ? 1 : 2;
  }

  /** Objects the program makes itself are under no such assumption. */
  // explore: exhausted
  // returns: 0, 1
  static int ownObjects(int x) {
    Percentage p = new Percentage();
    p.value = x;
    return p.value == 500 ? 1 : 0;
  }
}
