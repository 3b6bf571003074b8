package arithmetic;

/** Shifts, masks and the tricks made of them. */
final class Bits {
  // explore: exhausted
  // returns: 0, 1
  static int powerOfTwo(int x) {
    return x > 1000 && (x & (x - 1)) == 0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int shiftCountIsMasked(int x, int n) {
    return n == 33 && x << n == 10 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int longShiftCountIsMasked(long x, int n) {
    return n == 65 && x >> n == -3L ? 1 : 0;
  }

  // explore: exhausted
  // returns: "both", "none", "signed only", "unsigned only"
  static String shiftsRight(int x) {
    boolean signed = x >> 28 == 1 || x >> 28 == -1;
    boolean unsigned = x >>> 28 == 1 || x >>> 28 == 8;
    if (signed) {
      return unsigned ? "both" : "signed only";
    }
    return unsigned ? "unsigned only" : "none";
  }

  /** Swapping through exclusive or changes nothing but the places. */
  // explore: exhausted
  // returns: 0
  static int exclusiveOrSwap(int a, int b) {
    int x = a;
    int y = b;
    x ^= y;
    y ^= x;
    x ^= y;
    return x == b && y == a ? 0 : 1;
  }

  // explore: exhausted
  // returns: 0, 1
  static int lowestBit(int x) {
    return (x & -x) == 1 << 20 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int complement(int x) {
    return ~x == 41 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int popCountByHand(byte b) {
    int x = b & 0xff;
    x = x - ((x >> 1) & 0x55);
    x = (x & 0x33) + ((x >> 2) & 0x33);
    x = (x + (x >> 4)) & 0x0f;
    return x == 7 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: 1193046
  static int packed(int x) {
    int red = x >>> 16 & 0xff;
    int green = x >>> 8 & 0xff;
    int blue = x & 0xff;
    return red == 0x12 && green == 0x34 && blue == 0x56 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: -705275915
  static int rotation(int x) {
    int rotated = x << 13 | x >>> 19;
    return rotated == 0xCAFEBABE ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int longMask(long x) {
    if ((x & 0xffff_ffff_0000_0000L) != 0) {
      return 0;
    }
    return (x | 1L) == x ? 1 : 2;
  }

  // explore: exhausted
  // returns: false, true
  static boolean booleanOperators(boolean a, boolean b) {
    boolean xor = a ^ b;
    boolean and = a & b;
    if (xor) {
      return a ? true : false;
    }
    return and ? true : false;
  }
}
