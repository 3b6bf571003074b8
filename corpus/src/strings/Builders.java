package strings;

/** Text that is put together. */
final class Builders {
  // explore: any
  // returns: 0, 1
  static int appended(char a, char b) {
    StringBuilder s = new StringBuilder();
    s.append(a).append('-').append(b);
    return s.toString().equals("p-q") ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  // witness: "hello"
  static int reversed(String s) {
    return new StringBuilder(s).reverse().toString().equals("olleh") ? 1 : 0;
  }

  // explore: any
  // returns: false, true
  // throws: NullPointerException
  static boolean palindrome(String s) {
    if (s.length() != 3) {
      return false;
    }
    return new StringBuilder(s).reverse().toString().equals(s) ? true : false;
  }

  // explore: exhausted
  // returns: 0, 1
  static int charOfABuilder(char c) {
    StringBuilder s = new StringBuilder("ab");
    s.append(c);
    return s.charAt(2) == '#' && s.length() == 3 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int setCharAt(char c) {
    StringBuilder s = new StringBuilder("abc");
    s.setCharAt(1, c);
    return s.toString().equals("axc") ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int buffer(char c) {
    StringBuffer s = new StringBuffer("12");
    s.insert(0, c);
    return s.toString().equals("012") ? 1 : 0;
  }

  // explore: any
  // returns: "", "a", "aa", "aaa"
  static String loop(int n) {
    StringBuilder s = new StringBuilder();
    for (int i = 0; i < n && i < 3; i++) {
      s.append('a');
    }
    return s.toString();
  }

  // explore: any
  // returns: 0, 1
  static int deleted(char c) {
    StringBuilder s = new StringBuilder("x");
    s.append(c);
    s.deleteCharAt(0);
    return s.toString().equals("y") ? 1 : 0;
  }
}
