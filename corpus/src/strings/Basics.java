package strings;

/** The methods of String that branch. */
final class Basics {
  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  // paths: 3
  static int equality(String s) {
    return s.equals("quarry") ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int literalFirst(String s) {
    return "quarry".equals(s) ? 1 : 0;
  }

  // explore: exhausted
  // returns: "empty", "long", "short"
  // throws: NullPointerException
  // paths: 4
  static String length(String s) {
    if (s.isEmpty()) {
      return "empty";
    }
    return s.length() > 5 ? "long" : "short";
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException, StringIndexOutOfBoundsException
  // paths: 4
  static int charAt(String s) {
    return s.charAt(2) == '!' ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1, 2, 3
  // throws: NullPointerException
  static int affixes(String s) {
    int r = 0;
    if (s.startsWith("http")) {
      r += 1;
    }
    if (s.endsWith(".org")) {
      r += 2;
    }
    return r;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int contains(String s) {
    return s.contains("needle") ? 1 : 0;
  }

  // explore: any
  // returns: "absent", "first", "later"
  // throws: NullPointerException
  static String indexOf(String s) {
    int i = s.indexOf('=');
    if (i < 0) {
      return "absent";
    }
    return i == 0 ? "first" : "later";
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // witness: "a/aa/"
  static int lastIndexOf(String s) {
    return s.indexOf('/') == 1 && s.lastIndexOf('/') == 4 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException, StringIndexOutOfBoundsException
  static int substring(String s) {
    return s.substring(1, 4).equals("abc") ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int concatenation(String s) {
    return ("<" + s + ">").equals("<b>") ? 1 : s.isEmpty() ? 0 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // witness: "foo", "bar"
  static int concat(String a, String b) {
    return a.concat(b).equals("foobar") && a.length() == 3 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int ignoringCase(String s) {
    return s.equalsIgnoreCase("Yes") && !s.equals("Yes") ? 1 : 0;
  }

  // explore: any
  // returns: -1, 0, 1
  // throws: NullPointerException
  static int compareTo(String s) {
    int c = s.compareTo("m");
    if (c < 0) {
      return -1;
    }
    return c == 0 ? 0 : 1;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int trimmed(String s) {
    return s.length() == 5 && s.trim().equals("x") ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int blank(String s) {
    return s.length() == 2 && s.isBlank() ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int upperCase(String s) {
    return s.toUpperCase().equals("GO") && s.charAt(0) == 'g' ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int replaced(String s) {
    return s.replace('a', 'b').equals("bcb") && s.indexOf('a') == 2 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // witness: "BB"
  static int hashCodes(String s) {
    return s.length() == 2 && s.hashCode() == "Aa".hashCode() && !s.equals("Aa") ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int twoStrings(String a, String b) {
    return a.equals(b) ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // witness: "x", "y"
  static int joined(String a, String b) {
    return String.join("-", a, b).equals("x-y") && a.length() == 1 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // witness: "x", "+"
  static int joinedList(String a, String delimiter) {
    return String.join(delimiter, java.util.List.of(a, "b", a)).equals("x+b+x") ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int repeated(String s) {
    return s.repeat(3).equals("ababab") ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int stripped(String s) {
    return s.strip().equals("k") && s.charAt(0) == ' ' ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int toCharArray(String s) {
    if (s.length() != 2) {
      return 0;
    }
    char[] chars = s.toCharArray();
    return chars[0] == chars[1] && chars[0] == 'w' ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  // paths: 4
  static int partOf(String whole, String part) {
    return whole.contains(part) ? 1 : 0;
  }
}
