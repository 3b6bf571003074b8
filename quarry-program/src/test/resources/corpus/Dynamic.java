// expect: dynamic
package corpus;

class Dynamic {
  record Point(int x, int y) {} // dynamic: RECORD_METHOD RECORD_METHOD RECORD_METHOD

  static String text(int a, String b) {
    return a + b; // dynamic: STRING_CONCAT
  }

  static Runnable task() {
    return () -> {}; // dynamic: LAMBDA
  }
}
