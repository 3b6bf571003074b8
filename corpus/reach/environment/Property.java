package environment;

/** A system property, which a test can set. */
public final class Property {
  public static int look(int x) {
    String level = System.getProperty("quarry.corpus.level");
    if ("debug".equals(level) && x == 12) { // reach: true yes
      return 1; // reach: yes
    }
    return 0;
  }
}
