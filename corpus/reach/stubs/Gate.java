package stubs;

/** A default method is kept, and asks what is stubbed. */
public final class Gate {
  /** Who may pass. */
  public interface Guard {
    boolean knows(String name);

    int mood();

    default boolean lets(String name) {
      return knows(name) && mood() > 40;
    }
  }

  public static int pass(Guard guard) {
    return guard.lets("friend") ? 1 : 0; // reach: true yes, false yes
  }
}
