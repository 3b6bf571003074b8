package thrown;

/** An exception that a method of the JDK throws. */
public final class InLibrary {
  public static int run(String s) {
    if (s == null) {
      return 0;
    }
    return s.charAt(3); // reach: StringIndexOutOfBoundsException yes
  }
}
