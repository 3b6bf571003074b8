package environment;

/** A system property with a value for those who don't set it. */
public final class PropertyOr {
  public static int look() {
    String size = System.getProperty("quarry.corpus.size", "10");
    if (size.equals("10")) { // reach: true yes, false yes
      return 1;
    }
    return size.length() > 3 ? 2 : 3; // reach: true yes, false yes
  }
}
