package casts;

/** A cast behind its own test. */
public final class Guarded {
  public abstract static class Node {}

  public static final class Leaf extends Node {
    int value;
  }

  public static final class Branch extends Node {
    Node left;
  }

  public static int look(Node n) {
    if (n instanceof Leaf) {
      Leaf leaf = (Leaf) n; // reach: ClassCastException no
      return leaf.value == 5 ? 1 : 2; // reach: true yes
    }
    Branch b = (Branch) n; // reach: ClassCastException no
    return b.left instanceof Leaf ? 3 : 4; // reach: true yes
  }
}
