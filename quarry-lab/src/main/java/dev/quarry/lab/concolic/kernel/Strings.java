package dev.quarry.lab.concolic.kernel;

/** A text that is built and read again. */
final class Strings {
  private static final int SMALL = 40;

  private Strings() {}

  static int small(int a, int b) {
    return work(SMALL, a, b);
  }

  static int work(int n, int a, int b) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < n; i++) {
      text.append((char) ('a' + (i & 15)));
      if ((i & 7) == 0) {
        text.append((char) ((a + i) & 127)).append("-");
      }
    }
    String word = text.toString();
    int hash = b;
    for (int i = 0; i < word.length(); i++) {
      hash = 31 * hash + word.charAt(i);
    }
    return word.startsWith("ab") ? -hash : hash;
  }
}
