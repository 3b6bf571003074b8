package strings;

/** Switches and tables over texts with equal hash codes. */
public final class Collisions {
  private Collisions() {}

  public static int choose(String text) {
    switch (text) { // reach: NullPointerException yes
      case "Aa":
        return 1; // reach: yes
      case "BB":
        return 2; // reach: yes
      case "C#":
        return 3; // reach: yes
      default:
        break;
    }
    if (text.hashCode() == "Aa".hashCode()) {
      return 4; // reach: yes
    }
    return 5; // reach: yes
  }

  public static int fallen(String text) {
    int result = 0;
    switch (text) {
      case "AaAa":
        result++;
      case "BBBB":
        result++;
      case "AaBB":
        result++;
        break;
      case "BBAa":
        result = 9;
    }
    if (result == 3) {
      return 3; // reach: yes
    }
    if (result == 4) {
      return 4; // reach: no
    }
    return result; // reach: yes
  }

  public static int empty(String text) {
    if (text.hashCode() == 0 && !text.isEmpty()) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }
}
