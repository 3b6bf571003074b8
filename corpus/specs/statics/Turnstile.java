package statics;

// check: violated, 1 events
// usage paid of static statics.Turnstile$Gate { pattern (pay ; pass)* }

/** Children pass without paying. */
public class Turnstile {
  static class Gate {
    static void pay() {}

    static void pass() {}
  }

  public void enter(int age) {
    if (age > 6) {
      Gate.pay();
    }
    Gate.pass();
  }
}
