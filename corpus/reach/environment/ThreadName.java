package environment;

/** A thread may have any name. */
public final class ThreadName {
  public static int look() {
    String name = Thread.currentThread().getName();
    return name.equals("worker-7") ? 1 : 2; // reach: true yes, undecided: other names
  }
}
