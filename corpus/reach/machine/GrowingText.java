package machine;

/** A text that grows in a loop. */
public final class GrowingText {
  public static int run(int n) {
    StringBuilder text = new StringBuilder("0123456789");
    try {
      for (int i = 0; i < n; i++) {
        text.append(text);
      }
    } catch (OutOfMemoryError e) {
      return -1; // reach: yes, undecided: when memory runs out is not known
    }
    return 0; // reach: yes
  }
}
