package undecided;

/** A list of any length ends in null. */
public final class LongList {
  public static final class Node {
    Node next;
    int value;
  }

  public static int look(Node n) {
    int sum = 0;
    for (Node at = n; at != null; at = at.next) {
      sum += at.value & 2;
    }
    return sum % 2 != 0 ? 1 : 2; // reach: true no, undecided: a list of any length
  }
}
