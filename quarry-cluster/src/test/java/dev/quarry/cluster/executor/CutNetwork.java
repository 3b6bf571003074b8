package dev.quarry.cluster.executor;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A network namespace, and a cable to it that can be cut. */
final class CutNetwork implements AutoCloseable {
  /** This end of the cable. */
  static final String HERE = "10.213.77.1";

  private static final String THERE = "10.213.77.2";

  private final String name;

  private CutNetwork(String name) {
    this.name = name;
  }

  /** Makes one; empty where that is not allowed, or there is no such thing. */
  static Optional<CutNetwork> make() {
    CutNetwork network = new CutNetwork("quarry" + ProcessHandle.current().pid());
    try {
      network.ip("netns", "add", network.name);
      network.ip("link", "add", network.end(0), "type", "veth", "peer", "name", network.end(1));
      network.ip("link", "set", network.end(1), "netns", network.name);
      network.ip("addr", "add", HERE + "/30", "dev", network.end(0));
      network.ip("link", "set", network.end(0), "up");
      network.there("addr", "add", THERE + "/30", "dev", network.end(1));
      network.there("link", "set", "lo", "up");
      network.restore();
      // Not every machine that can make one may also enter it.
      network.ip("netns", "exec", network.name, "true");
      return Optional.of(network);
    } catch (IOException e) {
      network.close();
      return Optional.empty();
    }
  }

  /** Names of devices are short. */
  private String end(int number) {
    return "q" + number + "v" + ProcessHandle.current().pid();
  }

  /** How a command line begins that runs on the other end. */
  String[] beyond() {
    return new String[] {"ip", "netns", "exec", name};
  }

  void cut() throws IOException {
    there("link", "set", end(1), "down");
  }

  void restore() throws IOException {
    there("link", "set", end(1), "up");
  }

  private void there(String... arguments) throws IOException {
    String[] all = new String[arguments.length + 2];
    all[0] = "-n";
    all[1] = name;
    System.arraycopy(arguments, 0, all, 2, arguments.length);
    ip(all);
  }

  private void ip(String... arguments) throws IOException {
    String[] command = new String[arguments.length + 1];
    command[0] = "ip";
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (process.onExit().join().exitValue() != 0) {
      throw new IOException("This can't be done: " + List.of(command));
    }
  }

  @Override
  public void close() {
    dismantle("link", "del", end(0));
    dismantle("netns", "del", name);
  }

  private void dismantle(String... arguments) {
    try {
      ip(arguments);
    } catch (IOException e) {
      // It was not made.
      return;
    }
  }
}
