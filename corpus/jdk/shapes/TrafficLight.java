package shapes;

/** A state machine with a behaviour for each state. */
// witness: after(0)
// witness: after(3)
// witness: after(1)
// witness: parse("blue")
public final class TrafficLight {
  public enum Light {
    RED,
    GREEN,
    YELLOW;

    Light next() {
      int next = (ordinal() + 1) % values().length; // reach: ArithmeticException no
      return values()[next]; // reach: ArrayIndexOutOfBoundsException no
    }
  }

  public static String after(int steps) {
    Light light = Light.RED;
    for (int i = 0; i < steps && i < 10; i++) {
      light = light.next();
    }
    if (steps == 3) {
      return light == Light.RED ? "round" : "?"; // reach: true yes, false no
    }
    return light == Light.GREEN ? "go" : "stop"; // reach: true yes, false yes
  }

  public static Light parse(String name) {
    return Light.valueOf(name); // reach: IllegalArgumentException yes
  }
}
