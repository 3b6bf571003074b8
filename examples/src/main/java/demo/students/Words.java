package demo.students;

/** Homework 3: words and letters. */
public final class Words {
  private Words() {}

  /** Whether it reads the same backwards, recursively. */
  public static boolean isPalindrome(String word) {
    if (word.length() < 2) { // precondition: NullPointerException
      return true;
    }
    int last = word.length() - 1;
    return word.charAt(0) == word.charAt(last) && isPalindrome(word.substring(1, last));
  }

  /** The first letter as a capital. */
  public static String capital(String word) {
    if (word == null) {
      return "";
    }
    char first = word.charAt(0); // defect: StringIndexOutOfBoundsException
    return Character.toUpperCase(first) + word.substring(1);
  }

  /** What is between two marks. */
  public static String between(String text, char open, char close) {
    if (text == null) {
      return "";
    }
    int start = text.indexOf(open);
    int end = text.indexOf(close);
    return text.substring(start + 1, end); // defect: StringIndexOutOfBoundsException
  }

  /** Turns each letter by so many places, around a circle of the given size. */
  public static char turn(char letter, int places, int letters) {
    int number = letter - 'a';
    return (char) ('a' + (number + places) % letters); // defect: ArithmeticException
  }

  /** The number behind the first colon. */
  public static int number(String text) {
    if (text == null || text.indexOf(':') < 0) {
      return -1;
    }
    String digits = text.substring(text.indexOf(':') + 1);
    return Integer.parseInt(digits); // defect: NumberFormatException
  }

  /** How many letters two words have in common at the same places. */
  public static int common(String one, String other) {
    if (one == null || other == null) {
      return 0;
    }
    int count = 0;
    for (int i = 0; i < one.length(); i++) {
      if (one.charAt(i) == other.charAt(i)) { // defect: StringIndexOutOfBoundsException
        count++;
      }
    }
    return count;
  }

  /** Letters from one to another, both included. */
  public static char[] range(char first, char last) {
    char[] letters = new char[last - first + 1]; // defect: NegativeArraySizeException
    for (int i = 0; i < letters.length; i++) {
      letters[i] = (char) (first + i);
    }
    return letters;
  }

  /** How often a letter is there; looks at pairs to skip doubled letters. */
  public static int runs(String text, char letter) {
    if (text == null) {
      return 0;
    }
    int runs = 0;
    int i = 0;
    while (i < text.length()) {
      if (text.charAt(i) == letter) {
        runs++;
        while (text.charAt(i) == letter) { // defect: StringIndexOutOfBoundsException
          i++;
        }
      } else {
        i++;
      }
    }
    return runs;
  }

  /** The longest of some words. */
  public static String longest(String[] words) {
    if (words == null || words.length == 0) {
      return "";
    }
    String longest = words[0];
    for (int i = 1; i < words.length; i++) {
      if (words[i].length() > longest.length()) { // defect: NullPointerException
        longest = words[i];
      }
    }
    return longest;
  }
}
