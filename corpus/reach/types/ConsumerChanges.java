package types;

import java.util.function.Consumer;

/** A consumer may change the object it is given. */
public final class ConsumerChanges {
  public static final class Counter {
    public int count;
  }
  public static int run(Consumer<Counter> visitor) {
    if (visitor == null) {
      return 0;
    }
    Counter counter = new Counter();
    visitor.accept(counter);
    return counter.count == 0 ? 1 : 2; // reach: true yes, false yes, undecided: stubs change nothing
  }
}
