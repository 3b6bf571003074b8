package objects;

/** Linked lists as inputs: null, shared, cyclic. */
final class Lists {
  static final class Node {
    int value;
    Node next;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int shortOnes(Node n) {
    if (n == null) {
      return 0;
    }
    return n.next == null ? 1 : 2;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int selfLoop(Node n) {
    return n.next == n ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int cycleOfTwo(Node n) {
    if (n.next != n && n.next.next == n) {
      return 1;
    }
    return 0;
  }

  // explore: exhausted
  // returns: "one", "two"
  // throws: NullPointerException
  static String aliases(Node a, Node b) {
    a.value = 10;
    b.value = 20;
    return a.value == b.value ? "one" : "two";
  }

  /** The sum of two values is read through references that may be one. */
  // explore: exhausted
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int values(Node a, Node b) {
    if (a.value + b.value == 7) {
      return 1;
    }
    return a == b ? 2 : 0;
  }

  /** Length has no bound, and cycles never end. */
  // explore: open
  // returns: any
  // options: branch-bound=4, runs=200, steps=20000
  static int length(Node n) {
    int length = 0;
    while (n != null && length < 1000) {
      length++;
      n = n.next;
    }
    return length;
  }

  // explore: exhausted
  // returns: -1, 0, 1, 2
  static int find(Node n) {
    int place = 0;
    while (n != null && place < 3) {
      if (n.value == 42) {
        return place;
      }
      n = n.next;
      place++;
    }
    return -1;
  }

  // explore: exhausted
  // returns: false, true
  // throws: NullPointerException
  static boolean sortedPair(Node n) {
    return n.value <= n.next.value;
  }

  /** What is put into the list comes out of it. */
  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int linked(Node n, int x) {
    Node front = new Node();
    front.value = x;
    front.next = n;
    n.next = front;
    return n.next.next.next.value == 5 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int newIsNeverAnInput(Node n) {
    Node fresh = new Node();
    if (fresh == n) {
      return 2;
    }
    return n == null ? 0 : 1;
  }
}
