package exceptions;

// check: holds
// usage closed of exceptions.Finally$Device { pattern (start ; stop)* }

/** Stops whatever happens. */
public class Finally {
  static class Device {
    public void start() {}

    public void stop() {}
  }

  public int run(int x) {
    Device device = new Device();
    device.start();
    try {
      return x > 0 ? 100 / x : -1;
    } finally {
      device.stop();
    }
  }
}
