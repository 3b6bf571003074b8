package dev.quarry.lab.concolic.subject;

/** Methods to run many times with concrete inputs, from next to no work to some microseconds. */
final class Batched {
  /** State of the program, which every run must find as new. */
  private static final int[] CALLS = new int[1];

  private Batched() {}

  /** A few comparisons. */
  static int tiny(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return 0;
    }
    return a == b || b == c || a == c ? 2 : 3;
  }

  /** Reads three numbers with dots between them; -1 if the text is something else. */
  static int version(String text) {
    int[] parts = new int[3];
    int part = 0;
    boolean hasDigit = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isDigit(c)) {
        parts[part] = 10 * parts[part] + (c - '0');
        hasDigit = true;
      } else if (c == '.' && hasDigit && part < 2) {
        part++;
        hasDigit = false;
      } else {
        return -1;
      }
    }
    return part == 2 && hasDigit ? parts[0] * 1_000_000 + parts[1] * 1_000 + parts[2] : -1;
  }

  /** The greatest sum of neighbours. */
  static int bestRange(int[] values) {
    int best = 0;
    int sum = 0;
    for (int value : values) {
      sum = Math.max(0, sum + value);
      if (sum > best) {
        best = sum;
      }
    }
    return best;
  }

  /** State that has to be put back, and some numbers written and read again. */
  static int medium(int a, int b, int c) {
    CALLS[0]++;
    int sum = CALLS[0];
    for (int i = 0; i < 8; i++) {
      String text = a + i + ":" + (b ^ i);
      int colon = text.indexOf(':');
      sum += Integer.parseInt(text.substring(0, colon)) - text.length() * c;
    }
    return sum;
  }

  /** A sort by insertion. */
  static int large(int a, int b, int c) {
    int[] values = new int[200];
    int state = a ^ b;
    for (int i = 0; i < values.length; i++) {
      state = state * 1664525 + 1013904223 + c;
      values[i] = state >>> 8;
    }
    for (int i = 1; i < values.length; i++) {
      int value = values[i];
      int hole = i;
      while (hole > 0 && values[hole - 1] > value) {
        values[hole] = values[hole - 1];
        hole--;
      }
      values[hole] = value;
    }
    return values[values.length / 2];
  }
}
