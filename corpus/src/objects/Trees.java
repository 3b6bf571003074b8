package objects;

/** Trees as inputs. */
final class Trees {
  static final class Tree {
    int key;
    Tree left;
    Tree right;
  }

  // explore: exhausted
  // returns: "empty", "inner", "leaf"
  static String shape(Tree t) {
    if (t == null) {
      return "empty";
    }
    return t.left == null && t.right == null ? "leaf" : "inner";
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int sharedChild(Tree t) {
    return t.left != null && t.left == t.right ? 1 : 0;
  }

  // explore: exhausted
  // returns: false, true
  static boolean orderedAtTheRoot(Tree t) {
    if (t == null) {
      return true;
    }
    return (t.left == null || t.left.key < t.key) && (t.right == null || t.key < t.right.key);
  }

  // explore: exhausted
  // returns: "absent", "found", "too deep"
  static String search(Tree t, int key) {
    for (int depth = 0; depth < 3; depth++) {
      if (t == null) {
        return "absent";
      }
      if (t.key == key) {
        return "found";
      }
      t = key < t.key ? t.left : t.right;
    }
    return "too deep";
  }

  // explore: any
  // returns: any
  // options: branch-bound=3, runs=200
  static int sumToDepth(Tree t, int depth) {
    if (t == null || depth <= 0) {
      return 0;
    }
    return t.key + sumToDepth(t.left, depth - 1) + sumToDepth(t.right, depth - 1);
  }
}
