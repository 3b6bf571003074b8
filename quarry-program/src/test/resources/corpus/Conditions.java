// expect: branches loops
package corpus;

class Conditions {
  static int and(int a, int b) {
    if (a > 0 && b > 0) { // branches: 4
      return 1;
    }
    return 0;
  }

  static int or(int a, int b) {
    if (a > 0 || b > 0) { // branches: 4
      return 1;
    }
    return 0;
  }

  static int mixed(int a, int b, int c) {
    if ((a > 0 || b > 0) && c > 0) { // branches: 6
      return 1;
    }
    return 0;
  }

  static boolean value(int a, int b) {
    return a < b; // branches: 2
  }

  static String chosen(Object o) {
    return o == null ? "none" : o instanceof String ? "text" : "thing"; // branches: 4
  }

  static int compare(double a, double b) {
    if (a < b) { // branches: 2
      return -1;
    }
    return !(a <= b) ? 1 : 0; // branches: 2
  }
}
