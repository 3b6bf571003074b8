package thrown;

/** One line makes the exception, nobody throws it. */
public final class FactoryNeverThrown {
  private static IllegalStateException error(String text) {
    return new IllegalStateException(text); // reach: yes
  }
  public static int run(int x) {
    if (x == 5) {
      return error("five").hashCode() == 0 ? 1 : 2; // reach: IllegalStateException no, undecided: hash codes
    }
    return 0;
  }
}
