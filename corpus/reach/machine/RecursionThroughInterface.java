package machine;

/** Recursion through an interface. */
public final class RecursionThroughInterface {
  public interface Shape {
    int size();
  }
  public static final class Pair implements Shape {
    Shape left;
    @Override
    public int size() {
      return left == null ? 1 : left.size() + 1;
    }
  }
  public static int run(Pair pair) {
    if (pair == null) {
      return 0;
    }
    try {
      return pair.size();
    } catch (StackOverflowError e) {
      return -1; // reach: yes, undecided: when the stack runs out is not known
    }
  }
}
