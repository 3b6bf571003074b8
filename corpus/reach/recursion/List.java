package recursion;

/** A linked list of some length. */
public final class List {
  public static final class Node {
    int value;
    Node next;
  }

  private static int sum(Node n) {
    return n == null ? 0 : n.value + sum(n.next);
  }

  public static int run(Node n) {
    if (n != null && n.next != null && n.next.next != null && n.next.next.next == null) {
      if (n.value == 1 && n.next.value == 1 && sum(n) == 50) {
        return 1; // reach: yes
      }
    }
    return 0;
  }
}
