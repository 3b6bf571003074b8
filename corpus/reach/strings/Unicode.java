package strings;

/** Letters that are not what they seem. */
public final class Unicode {
  private Unicode() {}

  public static int longer(String text) {
    if (text.length() == 1 && text.toUpperCase(java.util.Locale.ROOT).length() == 2) {
      return 1; // reach: yes
    }
    if (text.toLowerCase(java.util.Locale.ROOT).length() > text.length()) {
      return 2; // reach: yes, undecided: a table of letters
    }
    return 3; // reach: yes
  }

  public static int sameLetter(char a, char b) {
    if (a != b && Character.toUpperCase(a) == Character.toUpperCase(b) && Character.isUpperCase(a) && Character.isUpperCase(b)) {
      return 1; // reach: no, undecided: a table of letters
    }
    if (a > 127 && Character.isDigit(a)) {
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }

  public static int equal(String a, String b) {
    if (a.equalsIgnoreCase(b) && !a.toLowerCase(java.util.Locale.ROOT).equals(b.toLowerCase(java.util.Locale.ROOT))) {
      return 1; // reach: yes, undecided: a table of letters
    }
    return 2; // reach: yes
  }

  public static int pairs(String text) {
    if (text.codePointCount(0, text.length()) < text.length()) {
      return 1; // reach: yes, undecided: pairs of characters
    }
    return 2; // reach: yes
  }

  public static int reversed(StringBuilder text) {
    char first = text.charAt(0);
    char last = text.reverse().charAt(text.length() - 1);
    if (first != last) {
      return 1; // reach: yes, undecided: pairs of characters
    }
    return 2; // reach: yes
  }

  public static int parsed(String text) {
    int number = Integer.parseInt(text);
    if (number == 7 && text.charAt(0) > 127) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }
}
