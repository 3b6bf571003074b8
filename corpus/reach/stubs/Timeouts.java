package stubs;

import java.io.IOException;

/** A collaborator that fails as its methods declare. */
public final class Timeouts {
  /** Somewhere else. */
  public interface Server {
    int ask(String what) throws IOException;

    void close();
  }

  public static int ask(Server server) {
    try {
      return server.ask("time") > 5 ? 1 : 0; // reach: true yes
    } catch (IOException e) {
      return 2; // reach: yes
    }
  }
}
