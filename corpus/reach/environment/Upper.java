package environment;

/** Without a locale, letters are those of the default. */
public final class Upper {
  public static int look(String s) {
    return s.toUpperCase().equals("AB") ? 1 : 2; // reach: true yes, false yes
  }
}
