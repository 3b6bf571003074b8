package recursion;

/** A binary tree built and searched. */
public final class Tree {
  private static final class Node {
    final int key;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }
  }

  private static Node insert(Node root, int key) {
    if (root == null) {
      return new Node(key);
    }
    if (key < root.key) {
      root.left = insert(root.left, key);
    } else if (key > root.key) {
      root.right = insert(root.right, key);
    }
    return root;
  }

  public static int run(int a, int b, int c) {
    Node root = insert(insert(insert(null, a), b), c);
    if (root.key != a) {
      return 1; // reach: no
    }
    if (root.left != null && root.left.key >= a) {
      return 2; // reach: no
    }
    if (root.left != null && root.left.right != null) {
      return 3; // reach: yes
    }
    return root.left == null && root.right == null && a != b ? 4 : 5; // reach: true no
  }
}
