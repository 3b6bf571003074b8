package exceptions;

// check: violated, 3 events
// usage patient of exceptions.Caught$Device { formula always (call start -> not previously throw start) }

/** Tries again at once. */
public class Caught {
  static class Device {
    public void start(int power) {
      if (power > 200) {
        throw new IllegalStateException();
      }
    }
  }

  public void run(int power) {
    Device device = new Device();
    try {
      device.start(power);
    } catch (IllegalStateException e) {
      device.start(100);
    }
  }
}
