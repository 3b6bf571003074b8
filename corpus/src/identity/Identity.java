package identity;

/** Whether equal objects are one. */
final class Identity {
  // explore: open
  // returns: any
  static int literal(String s) {
    return s == "abc" ? 1 : 0;
  }

  // explore: open
  // returns: any
  static int strings(String s, String t) {
    return s == t ? 1 : 0;
  }

  // explore: open
  // returns: any
  static int boxes(Integer a, Integer b) {
    return a == b ? 1 : 0;
  }

  // explore: open
  // returns: any
  static int doubles(Double a, Double b) {
    return a == b ? 1 : 0;
  }

  // explore: open
  // returns: any
  static int trimmed(String s) {
    return s != null && s.trim() == s ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0
  static int joined(String x) {
    String s = "a" + x;
    return s == "ab" ? 1 : 0;
  }

  static final Object NONE = new Object();

  // explore: open
  // returns: any
  static int kept(Object o) {
    return o == NONE ? 1 : 0;
  }

  // explore: open
  // returns: any
  static int builders(StringBuilder a, StringBuilder b) {
    if (a == null || b == null) {
      return 0;
    }
    a.setLength(0);
    b.append('x');
    return a.length();
  }
}
