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
