package markers;

/** Programs whose inputs come from a class named on the command line. */
final class InputClass {
  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  // options: input-class=markers.Inputs
  static int oneInt() {
    return Inputs.nondetInt() == -5 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3, 4
  // options: input-class=markers.Inputs
  static int several() {
    if (Inputs.nondetBoolean()) {
      return 0;
    }
    if (Inputs.nondetChar() == 'x') {
      return 1;
    }
    if (Inputs.nondetLong() == 1L << 40) {
      return 2;
    }
    return Inputs.anyDouble() > 100.0 ? 3 : 4;
  }

  // explore: exhausted
  // returns: "small"
  // options: input-class=markers.Inputs
  static String assumption() {
    int x = Inputs.nondetInt();
    Inputs.assume(x >= 0);
    Inputs.assume(x < 10);
    return x > 9 ? "large" : "small";
  }

  // explore: exhausted
  // returns: void
  // throws: AssertionError
  // paths: 3
  // options: input-class=markers.Inputs
  public static void main(String[] args) {
    int x = Inputs.nondetInt();
    int y = Inputs.nondetInt();
    if (x > 0) {
      if (x + y == 1000) {
        throw new AssertionError();
      }
    }
  }

  // explore: any
  // returns: 0, 1
  // options: input-class=markers.Inputs
  static int text() {
    return Inputs.nondetString().equals("open sesame") ? 1 : 0;
  }
}
