package promises;

/** Texts that are taken apart. */
public final class Parts {
  private Parts() {}

  public static int pair(String text) {
    String[] parts = text.split("=", 2);
    if (parts.length > 2) {
      return 1; // reach: no
    }
    if (parts[0].indexOf('=') >= 0) {
      return 2; // reach: no
    }
    return parts.length == 2 ? 3 : 4; // reach: true yes, false yes
  }

  public static int words(String line) {
    String[] words = line.split(" ");
    if (words.length == 0) {
      return 1; // reach: yes
    }
    if (words[0].contains(" ")) {
      return 2; // reach: no
    }
    if (words[0] == null) {
      return 3; // reach: no
    }
    return words.length > 1 && words[1].isEmpty() ? 4 : 5; // reach: true yes, false yes
  }

  public static int byExpression(String line) {
    String[] words = line.split("[ ,]");
    if (words.length > 0 && words[0].contains("x ")) {
      return 1; // reach: no, undecided: what an expression leaves between two matches
    }
    return words.length == 2 ? 2 : 3; // reach: true yes, false yes
  }
}
