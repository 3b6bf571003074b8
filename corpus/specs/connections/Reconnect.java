package connections;

// check: violated, 2 events
// usage once of connections.Reconnect$Line { pattern (connect ; send* ; disconnect)? }

/** Connects a second time after five failures, and in every second delivery. */
public class Reconnect {
  static class Line {
    public void connect() {}

    public void send(int packet) {}

    public void disconnect() {}
  }

  private final Line line = new Line();

  public void deliver(int failures) {
    line.connect();
    if (failures == 5) {
      line.disconnect();
      line.connect();
    }
  }
}
