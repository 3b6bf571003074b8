package generics;

/** A cast that the compiler puts where the value is used. */
public final class HeapPollution {
  private static final class Cell<T> {
    T value;
  }

  @SuppressWarnings("unchecked")
  public static int look(boolean bad) {
    Cell<String> c = new Cell<>();
    if (bad) {
      ((Cell<Object>) (Object) c).value = new Object();
    } else {
      c.value = "fine";
    }
    String s = c.value; // reach: ClassCastException yes
    return bad ? 1 : s.length(); // reach: true no, false yes
  }
}
