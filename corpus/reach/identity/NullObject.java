package identity;

/** An object that stands for nothing. */
public final class NullObject {
  public static final class Node {
    public static final Node END = new Node(0);
    final int value;
    Node next;
    Node(int value) {
      this.value = value;
    }
  }
  public static int run(Node node) {
    int length = 0;
    if (node == null) {
      return 0;
    }
    if (node.next == Node.END) {
      length++; // reach: yes, undecided: objects that exist are not passed
    }
    return length;
  }
}
