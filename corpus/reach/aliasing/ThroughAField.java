package aliasing;

/** The object behind a field may be the argument itself. */
public final class ThroughAField {
  public static final class Node {
    Node peer;
    int count;
  }

  public static int raise(Node n) {
    n.count = 10;
    n.peer.count++;
    if (n.count == 11) {
      return 1; // reach: yes
    }
    if (n.count == 12) {
      return 2; // reach: no
    }
    return 0;
  }
}
