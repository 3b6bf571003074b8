package identity;

/** A switch on strings compares with equals. */
public final class SwitchOnText {
  public static int run(String s) {
    if (s == null) {
      return 0;
    }
    switch (s) {
      case "a":
        return 1; // reach: yes
      case "b":
        return s.equals("b") ? 2 : 3; // reach: true yes, false no
      default:
        return s.equals("a") ? 4 : 5; // reach: true no, false yes
    }
  }
}
