package library;

import java.util.function.Supplier;

/** Whether a lambda is a new object each time is up to the virtual machine. */
public final class OneLambda {
  private static Supplier<String> make() {
    return () -> "made";
  }

  public static int look(int x) {
    Supplier<String> first = make();
    Supplier<String> second = make();
    if (first == second && x == 7) {
      return 1; // reach: yes
    }
    return first.get().equals("made") ? 2 : 3; // reach: true yes
  }
}
