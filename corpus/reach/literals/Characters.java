package literals;

/** Characters that source files write by escapes, or not at all. */
public final class Characters {
  public static int half(String s) {
    if (s.length() == 2 && s.charAt(0) == '\ud800' && s.charAt(1) == '\\') {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int lineEnd(String s) {
    if (s.equals("\n\r\0\u2028\"")) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int unit(char c) {
    if (c == '\'') {
      return 1; // reach: yes
    }
    if (c == '\uffff') {
      return 2; // reach: yes
    }
    return c == '\\' ? 3 : 0; // reach: true yes
  }

  public static int escape(String s) {
    if (s.startsWith("\\u000a")) {
      return 1; // reach: yes
    }
    return 0;
  }
}
