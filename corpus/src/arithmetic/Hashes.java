package arithmetic;

/** Mixing functions that must be run backwards to be hit. */
final class Hashes {
  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  // witness: 0, 0, 123248252
  static int polynomial(int a, int b, int c) {
    int h = 7;
    h = 31 * h + a;
    h = 31 * h + b;
    h = 31 * h + c;
    return h == 123456789 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: 1658176330
  static int multiplyByAnOddNumber(int x) {
    return x * 0x9E3779B1 == 42 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: -222984919
  static int xorShift(int x) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x == 1 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int bucket(int key) {
    int h = key ^ key >>> 16;
    int slot = h & 15;
    if (slot != 9) {
      return 0;
    }
    return key > 1_000_000 ? 1 : 2;
  }

  /** A check digit as in account numbers. */
  // explore: exhausted
  // returns: "bad digits", "valid", "wrong"
  static String checkDigit(int a, int b, int c, int check) {
    if (a < 0 || a > 9 || b < 0 || b > 9 || c < 0 || c > 9) {
      return "bad digits";
    }
    int sum = 3 * a + b + 3 * c;
    return (10 - sum % 10) % 10 == check ? "valid" : "wrong";
  }
}
