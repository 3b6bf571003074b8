package setters;

/** The object with private fields is an argument. */
public final class Argument {
  public static final class Settings {
    private int level;
    private String name = "none";

    public void setLevel(int level) {
      this.level = level;
    }

    public void setName(String name) {
      this.name = name;
    }
  }

  public static int look(Settings s) {
    if (s.level == 3 && s.name.equals("deep")) {
      return 1; // reach: yes
    }
    return 0;
  }
}
