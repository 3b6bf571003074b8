package identity;

/** Two elements may be one string. */
public final class ElementsAreOne {
  public static int run(String[] texts) {
    if (texts == null || texts.length != 2 || texts[0] == null) {
      return 0;
    }
    if (texts[0] == texts[1]) {
      return 1; // reach: yes, undecided: strings that are one are not made
    }
    return 2; // reach: yes
  }
}
