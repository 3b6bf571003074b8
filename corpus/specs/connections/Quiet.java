package connections;

// check: holds
// usage ordered of connections.Quiet$Link { automaton down { connect -> up } up { send -> up, close -> down } }

/** Does what it should, whatever the packet. */
public class Quiet {
  static class Link {
    public void connect() {}

    public void send(int x) {}

    public void close() {}
  }

  public void run(int x) {
    Link link = new Link();
    if (x > 0) {
      link.connect();
      link.send(x);
      link.close();
    }
  }
}
