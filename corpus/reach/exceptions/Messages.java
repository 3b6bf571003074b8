package exceptions;

/** What exceptions know about themselves. */
public final class Messages {
  private Messages() {}

  public static int divided(int x) {
    try {
      return 10 / x;
    } catch (ArithmeticException e) {
      if (e.getMessage().equals("/ by zero")) {
        return 1; // reach: yes
      }
      return 2; // reach: no
    }
  }

  public static int index(int[] a, int i) {
    try {
      return a[i];
    } catch (ArrayIndexOutOfBoundsException e) {
      if (e.getMessage().equals("Index 7 out of bounds for length 2")) {
        return 1; // reach: yes
      }
      return 2; // reach: yes
    } catch (NullPointerException e) {
      if (e.getMessage() == null) {
        return 3; // reach: no, undecided: helpful messages
      }
      return 4; // reach: yes
    }
  }

  public static int caused(Exception given) {
    RuntimeException own = new RuntimeException(given);
    if (own.getMessage() == null) {
      return own.getCause() == null ? 1 : 2; // reach: true yes
    }
    if (own.getMessage().equals("java.lang.IllegalStateException: x")) {
      return 3; // reach: yes, undecided: messages of the JDK
    }
    own.initCause(given); // reach: IllegalStateException yes
    return 4; // reach: no, undecided: messages of the JDK
  }

  public static int parsed(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      if (e.getMessage().equals("For input string: \"x\"")) {
        return 1; // reach: yes
      }
      if (text == null) {
        return 2; // reach: yes
      }
      return 3; // reach: yes
    }
  }

  public static int suppressed(RuntimeException given) {
    try {
      throw given;
    } catch (RuntimeException e) {
      if (given == null) {
        return e instanceof NullPointerException ? 1 : 2; // reach: true yes, false no
      }
      if (e != given) {
        return 3; // reach: no
      }
      if (e.getSuppressed().length == 1) {
        return 4; // reach: yes, undecided: exceptions of other classes
      }
      return 5; // reach: yes
    }
  }
}
