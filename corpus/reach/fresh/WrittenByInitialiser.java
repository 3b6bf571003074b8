package fresh;

/** An initialiser that has nothing to do with a field by its name sets it. */
public class WrittenByInitialiser {
  private static int level;

  private static class Raises {
    static final String NAME = String.valueOf(3);

    static {
      level = 5;
    }
  }

  private static class Above {
    static {
      level += 2;
    }
  }

  private static class Below extends Above {
    static int two() {
      return 2;
    }
  }

  public static int raised(int x) {
    if (x == 3 && Raises.NAME.length() == 1 && level == 5) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int above(int x) {
    int two = Below.two();
    if (x == two && level == 2) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int made(int x) {
    Object made = new Raises();
    if (level == x && made != null) {
      return x == 5 ? 1 : 2; // reach: true yes
    }
    return 0;
  }
}
