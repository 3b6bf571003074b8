package arithmetic;

/** Expressions whose code shuffles the operand stack. */
final class Stack {
  private int i;
  private long j;
  private static double total;

  // explore: exhausted
  // returns: 0, 1
  static int postAndPreIncrement(int x) {
    int y = x++ + ++x;
    return y == 8 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException
  static int incrementOfALongElement(int k) {
    long[] a = {1L, 5L, 9L};
    long before = a[k]++;
    return before + a[1] == 11L ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int assignmentChains(int x, int y) {
    int a;
    int b;
    a = b = x + y;
    a += b -= 3;
    return a == 17 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  int fieldsOfTheReceiver(int x) {
    i += j += x;
    return i == 10 && j == 10L ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int staticDouble(int x) {
    total += x;
    double old = total++;
    return old == 3.0 && total == 4.0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int conditionalOperands(int x, int y) {
    int sum = (x > 0 ? x : -x) + (y > 0 ? y : -y);
    return sum == 5 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int mixedWidths(byte b, short s, char c, int i, long l, float f, double d) {
    double sum = b + s + c + i + l + f + d;
    return sum == 28.0 && b == 1 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: 1, 2L, 3, 4.0, 5
  static int manyArguments(int a, long b, int c, double d, int e) {
    return weigh(e, d, c, b, a) == 54321 ? 1 : 0;
  }

  private static long weigh(int e, double d, int c, long b, int a) {
    return e * 10000 + (d == 4.0 ? 4000 : 0) + c * 100 + b * 10 + a;
  }

  // explore: exhausted
  // returns: "a1", "a2"
  static String concatenationInAnArray(int x) {
    String[] a = {"a"};
    a[0] += x == 1 ? "1" : "2";
    return a[0];
  }
}
