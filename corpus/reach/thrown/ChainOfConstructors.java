package thrown;

/** The constructor of the exception throws another. */
public final class ChainOfConstructors {
  public static final class Checked extends RuntimeException {
    private static final long serialVersionUID = 1;
    public Checked(String text) {
      super(text.trim()); // reach: NullPointerException yes
    }
  }
  public static int run(String s, int x) {
    if (x == 1) {
      throw new Checked(s); // reach: Checked yes, NullPointerException yes
    }
    return 0;
  }
}
