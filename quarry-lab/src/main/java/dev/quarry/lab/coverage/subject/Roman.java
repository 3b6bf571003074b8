package dev.quarry.lab.coverage.subject;

/** Roman numerals. */
public final class Roman {
  private Roman() {}

  public static int parse(String text) {
    int sum = 0;
    int last = 1000;
    for (int i = 0; i < text.length(); i++) {
      int value = value(text.charAt(i));
      if (value < 0) {
        throw new IllegalArgumentException("no numeral: " + text);
      }
      if (value > last) {
        sum -= 2 * last;
      }
      sum += value;
      last = value;
    }
    return sum;
  }

  private static int value(char letter) {
    switch (letter) {
      case 'I':
        return 1;
      case 'V':
        return 5;
      case 'X':
        return 10;
      case 'L':
        return 50;
      case 'C':
        return 100;
      case 'D':
        return 500;
      case 'M':
        return 1000;
      default:
        return -1;
    }
  }

  public static boolean isYear(String text) {
    return text.startsWith("MM") && parse(text) == 2024;
  }
}
