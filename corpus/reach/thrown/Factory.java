package thrown;

/** One line makes the exception, another throws it. */
public final class Factory {
  private static IllegalStateException error(String text) {
    return new IllegalStateException(text);
  }
  public static int run(int x) {
    if (x == 5) {
      throw error("five"); // reach: yes, IllegalStateException yes
    }
    return 0;
  }
}
