package connections;

// check: violated, 3 events
// usage ordered of connections.Session$Link { automaton down { connect -> up } up { login(user) [user > 0] -> in, close -> down } in { send -> in, close -> down } }

/** User 0 is not logged in, but sends. */
public class Session {
  static class Link {
    public void connect() {}

    public void login(int user) {}

    public void send(int x) {}

    public void close() {}
  }

  public void run(int user, int x) {
    Link link = new Link();
    link.connect();
    if (user > 0) {
      link.login(user);
    } else {
      link.close();
      if (x == 99) {
        link.send(x);
      }
      return;
    }
    link.send(x);
    link.close();
  }
}
