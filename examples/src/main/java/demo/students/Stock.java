package demo.students;

/** Homework 5: a store with shelves, and a chain of orders. */
public final class Stock {
  private final int[] shelves;
  private Order first;
  private int next;

  /** One order in the chain. */
  private static final class Order {
    final int amount;
    final Order following;

    Order(int amount, Order following) {
      this.amount = amount;
      this.following = following;
    }
  }

  public Stock(int size) {
    if (size > 1000) {
      throw new IllegalArgumentException("too large"); // precondition: IllegalArgumentException
    }
    shelves = new int[size]; // defect: NegativeArraySizeException
  }

  /** Puts something on the next shelf, around in a circle. */
  public int put(int amount) {
    next = (next + 1) % shelves.length; // defect: ArithmeticException
    shelves[next] += amount;
    return next;
  }

  public int take(int shelf) {
    int amount = shelves[shelf]; // defect: ArrayIndexOutOfBoundsException
    shelves[shelf] = 0;
    return amount;
  }

  public void order(int amount) {
    first = new Order(amount, first);
  }

  /** The amount of the last order but one. */
  public int previous() {
    if (first == null) {
      return 0;
    }
    return first.following.amount; // defect: NullPointerException
  }

  /** The sum of all orders, recursively. */
  public int ordered() {
    return sum(first);
  }

  private static int sum(Order order) {
    return order == null ? 0 : order.amount + sum(order.following);
  }

  /** How many shelves each of so many people has to look after. */
  public int share(int people) {
    int share = shelves.length / people; // defect: ArithmeticException
    return shelves.length % people == 0 ? share : share + 1;
  }

  /** The shelf with the most, from one to another. */
  public int fullest(int from, int to) {
    int best = from;
    for (int i = from; i <= to; i++) {
      if (shelves[i] > shelves[best]) { // defect: ArrayIndexOutOfBoundsException
        best = i;
      }
    }
    return best;
  }

  /** Understands {@code put 5} and {@code take 0}. */
  public int command(String line) {
    if (line == null) {
      return -1;
    }
    int space = line.indexOf(' ');
    String verb = line.substring(0, space); // defect: StringIndexOutOfBoundsException
    int number = Integer.parseInt(line.substring(space + 1)); // defect: NumberFormatException
    if (verb.equals("put")) {
      return put(number);
    }
    return verb.equals("take") ? take(number) : -1;
  }

  /** A copy of a label, cut to a length. */
  public static String label(Object label, int length) {
    String text = (String) label; // defect: ClassCastException
    return text == null || text.length() <= length
        ? text
        : text.substring(0, length); // defect: StringIndexOutOfBoundsException
  }
}
