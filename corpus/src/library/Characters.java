package library;

/** java.lang.Character and the bit operations of the boxes. */
final class Characters {
  // explore: exhausted
  // returns: "digit", "letter", "other", "space"
  static String kind(char c) {
    if (c >= 128) {
      return "other";
    }
    if (Character.isDigit(c)) {
      return "digit";
    }
    if (Character.isLetter(c)) {
      return "letter";
    }
    return Character.isWhitespace(c) ? "space" : "other";
  }

  // explore: exhausted
  // returns: 0, 1
  static int upperCase(char c) {
    return c < 128 && Character.toUpperCase(c) == 'Q' && c != 'Q' ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1, 2
  static int digitValue(char c) {
    int d = Character.digit(c, 16);
    if (d < 0) {
      return 0;
    }
    return d == 11 ? 2 : 1;
  }

  // explore: any
  // returns: 0, 1
  static int numericValue(char c) {
    return c >= '0' && c <= '9' && Character.getNumericValue(c) == 6 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int bitCount(int x) {
    return Integer.bitCount(x) == 31 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int leadingZeros(int x) {
    return Integer.numberOfLeadingZeros(x) == 12 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int trailingZeros(long x) {
    return Long.numberOfTrailingZeros(x) == 40 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: 1144201745
  static int reversedBytes(int x) {
    return Integer.reverseBytes(x) == 0x11223344 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: 1141973555
  static int rotated(int x) {
    return Integer.rotateLeft(x, 8) == 0x11223344 ? 1 : 0;
  }
}
