package subtypes;

/** No class implements it, so there is no object to call it on. */
public final class AbstractWithoutClass {
  public abstract static class Ghost {
    abstract int boo();
  }

  public static int call(Ghost g) {
    if (g == null) {
      return 0; // reach: yes
    }
    return g.boo(); // reach: no
  }
}
