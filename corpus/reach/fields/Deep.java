package fields;

/** A value at the end of four references. */
public final class Deep {
  public static final class Node {
    public Node next;
    public int value;
  }

  public static int look(Node n) {
    if (n.next.next.next.value == 42) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int nulls(Node n) {
    Node end = n.next.next;
    if (n.next == null) {
      return 1; // reach: no
    }
    return end == null ? 2 : 3; // reach: true yes
  }
}
