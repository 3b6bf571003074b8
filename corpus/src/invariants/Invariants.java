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

  static final class Fragile {
    int value;
    String text;

    /** Fails for what is not well-formed, in three ways. */
    boolean repOk() {
      assert value >= 0;
      if (value > 9) {
        throw new IllegalStateException();
      }
      return text.length() == value;
    }
  }

  @Initialiser("initialise")
  static final class Picky {
    int value;

    void initialise() {
      value = Quarry.anyInt();
      if (value < 0) {
        throw new IllegalStateException();
      }
    }
  }

  /** What an invariant throws is not thrown by the method. */
  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int throwing(Fragile f) {
    if (f.value < 0 || f.value > 9 || f.text.length() != f.value) {
      throw new IllegalArgumentException();
    }
    return f.value == 3 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int throwingInitialiser(Picky p) {
    return p.value < 0 ? 2 : p.value == 7 ? 1 : 0;
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
