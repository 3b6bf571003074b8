// expect: branches loops handlers
package corpus;

class Handlers {
  static int caught(int a, int b) {
    try {
      return a / b;
    } catch (ArithmeticException e) { // handler: java/lang/ArithmeticException
      return 0;
    }
  }

  static int finallyRuns(int[] cells, int at) {
    int count = 0;
    try {
      count = cells[at];
    } finally {
      count++; // handler: any
    }
    return count;
  }

  static int several(Object o) {
    try {
      return ((String) o).length();
    } catch (ClassCastException e) { // handler: java/lang/ClassCastException
      return -1;
    } catch (NullPointerException | IllegalStateException e) { // handler: java/lang/NullPointerException // handler: java/lang/IllegalStateException
      return -2;
    }
  }

  static int synchronous(Object lock, int[] cells) {
    synchronized (lock) {
      return cells[0];
    } // handler: any
  }

  static int harmless(int a) {
    int b = a;
    try {
      b = a + 1;
    } catch (RuntimeException e) {
      b = 0;
    }
    return b;
  }
}
