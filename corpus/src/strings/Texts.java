package strings;

/** Strings as programs use them: walked through, taken apart, checked. */
final class Texts {
  // explore: any
  // returns: false, true
  // throws: NullPointerException
  static boolean identifier(String s) {
    if (s.isEmpty() || s.length() > 3) {
      return false;
    }
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      boolean letter = c >= 'a' && c <= 'z';
      boolean digit = c >= '0' && c <= '9';
      if (!letter && (i == 0 || !digit)) {
        return false;
      }
    }
    return true;
  }

  // explore: any
  // returns: 0, 1, 2, 3
  // throws: NullPointerException
  static int countVowels(String s) {
    if (s.length() > 3) {
      return 0;
    }
    int n = 0;
    for (char c : s.toCharArray()) {
      if ("aeiou".indexOf(c) >= 0) {
        n++;
      }
    }
    return n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : 0;
  }

  // explore: any
  // returns: "bad", "mail"
  // throws: NullPointerException
  static String mail(String s) {
    int at = s.indexOf('@');
    if (at <= 0 || s.indexOf('.', at) < at + 2 || s.endsWith(".")) {
      return "bad";
    }
    return "mail";
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // witness: "id:ab"
  static int keyAndValue(String s) {
    int colon = s.indexOf(':');
    if (colon < 0) {
      return 0;
    }
    String key = s.substring(0, colon);
    String value = s.substring(colon + 1);
    return key.equals("id") && value.length() == 2 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int caesar(char c) {
    if (c < 'a' || c > 'z') {
      return 0;
    }
    char shifted = (char) ('a' + (c - 'a' + 13) % 26);
    return String.valueOf(shifted).equals("n") ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int startsAt(String s) {
    return s.startsWith("bc", 1) && s.length() == 4 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int regionMatches(String s) {
    return s.regionMatches(true, 1, "XY", 0, 2) && s.charAt(1) == 'x' ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int replaceText(String s) {
    return s.replace("ab", "c").equals("cc") && s.length() == 4 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int contentEquals(String s) {
    StringBuilder b = new StringBuilder("q");
    b.append("uay");
    return s.contentEquals(b) ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int characters(char a, char b) {
    String s = new String(new char[] {a, b});
    return s.equals("ok") ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // witness: "😀"
  static int codePoints(String s) {
    return s.length() == 2 && s.codePointAt(0) > 65535 ? 1 : 0;
  }

  // explore: any
  // returns: "different", "same"
  static String literals(boolean b) {
    String s = b ? "x" : new String("x");
    return s == "x" ? "same" : "different";
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int formatted(String s) {
    return s.length() == 1 && ("[" + s + "]").startsWith("[!") ? 1 : 0;
  }
}
