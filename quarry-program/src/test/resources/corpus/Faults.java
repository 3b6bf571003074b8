// expect: faults
package corpus;

class Faults {
  int field;
  static int shared;
  Object[] objects;

  static int element(int[] a, int i) {
    return a[i]; // faults: NULL_DEREFERENCE ARRAY_INDEX
  }

  static void storeNumber(long[] a, int i, long v) {
    a[i] = v; // faults: NULL_DEREFERENCE ARRAY_INDEX
  }

  static void storeObject(Object[] a, Object v) {
    a[0] = v; // faults: NULL_DEREFERENCE ARRAY_INDEX ARRAY_STORE
  }

  static int length(byte[] a) {
    return a.length; // faults: NULL_DEREFERENCE
  }

  static int read(Faults f) {
    return f.field + shared; // faults: NULL_DEREFERENCE
  }

  static void write(Faults f) {
    f.field = 1; // faults: NULL_DEREFERENCE
    shared = 2;
  }

  static int divide(int a, int b) {
    return a / b; // faults: DIVISION
  }

  static long remainder(long a, long b) {
    return a % b; // faults: DIVISION
  }

  static double floating(double a, double b) {
    return a / b % 3;
  }

  static int[] make(int n) {
    return new int[n]; // faults: NEGATIVE_SIZE
  }

  static String[][] makeGrid(int n, int m) {
    return new String[n][m]; // faults: NEGATIVE_SIZE
  }

  static String cast(Object o) {
    return (String) o; // faults: CLASS_CAST
  }

  static int call(Object o) {
    return o.hashCode(); // faults: NULL_DEREFERENCE
  }

  static int callInterface(CharSequence s) {
    return s.length(); // faults: NULL_DEREFERENCE
  }

  static Object fresh() {
    return new Faults();
  }

  static void rethrow(RuntimeException e) {
    throw e; // faults: NULL_DEREFERENCE
  }

  static boolean test(Object o) {
    return o instanceof String;
  }
}
