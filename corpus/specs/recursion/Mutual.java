package recursion;

// check: violated, 2 events
// usage even of recursion.Mutual$Switch { pattern (on ; off)* }

/** Two methods call each other; the odd one forgets to switch off. */
public class Mutual {
  static class Switch {
    public void on() {}

    public void off() {}
  }

  private final Switch light = new Switch();

  public void even(int n) {
    if (n > 0 && n < 4) {
      light.on();
      light.off();
      odd(n - 1);
    }
  }

  public void odd(int n) {
    if (n == 2) {
      light.on();
      light.on();
    }
    if (n > 0 && n < 4) {
      even(n - 1);
    }
  }
}
