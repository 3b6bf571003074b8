package whole;

/** A whole program: a calculator driven by its command line. */
public final class Main {
  private Main() {}

  // explore: any
  // returns: void
  // throws: ArithmeticException, IllegalArgumentException
  // throws: NumberFormatException
  // options: runs=300
  public static void main(String[] args) {
    if (args.length != 3) {
      System.out.println("usage: LEFT OPERATOR RIGHT");
      return;
    }
    int left = Integer.parseInt(args[0]);
    int right = Integer.parseInt(args[2]);
    System.out.println(compute(left, args[1], right));
  }

  private static int compute(int left, String operator, int right) {
    switch (operator) {
      case "+":
        return left + right;
      case "-":
        return left - right;
      case "/":
        return left / right;
      default:
        throw new IllegalArgumentException("unknown operator " + operator);
    }
  }
}
