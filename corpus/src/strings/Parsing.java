package strings;

/** Text that becomes numbers, and numbers that become text. */
final class Parsing {
  // explore: any
  // returns: 0, 1
  // throws: NumberFormatException
  static int parseInt(String s) {
    return Integer.parseInt(s) == 42 ? 1 : 0;
  }

  // explore: any
  // returns: "no number", "number"
  static String parseIntCaught(String s) {
    try {
      Integer.parseInt(s);
      return "number";
    } catch (NumberFormatException e) {
      return "no number";
    }
  }

  // explore: any
  // returns: 0, 1
  static int valueOf(int x) {
    return String.valueOf(x).equals("-17") ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int concatenatedNumber(int x) {
    String s = "n=" + x;
    return s.equals("n=12") ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // witness: true, 'x', 7L
  static int concatenatedKinds(boolean b, char c, long l) {
    return ("" + b + c + l).equals("truex7") ? 1 : 0;
  }

  // explore: any
  // returns: false, true
  static boolean parseBoolean(String s) {
    return Boolean.parseBoolean(s) ? true : false;
  }

  // explore: any
  // returns: 0, 1
  // throws: NumberFormatException
  static int parseLong(String s) {
    return Long.parseLong(s) == 5_000_000_000L ? 1 : 0;
  }

  /** A number read digit by digit, as everybody writes it once. */
  // explore: any
  // returns: -1, 0, 1
  // throws: NullPointerException
  static int twoDigits(String s) {
    if (s.length() != 2) {
      return -1;
    }
    int n = 0;
    for (int i = 0; i < 2; i++) {
      char c = s.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      n = 10 * n + (c - '0');
    }
    return n == 73 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int decimalLength(int x) {
    return Integer.toString(x).length() == 5 && x < 0 ? 1 : 0;
  }
}
