package dev.quarry.cluster.executor;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quarry.cluster.link.Address;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Executors in processes of their own; none survives its test. */
final class Executors implements AutoCloseable {
  private final Path directory;
  private final Address address;
  private final List<One> all = new ArrayList<>();

  /**
   * @param directory with the secret
   */
  Executors(Path directory, Address address) {
    this.directory = directory;
    this.address = address;
  }

  /** An executor, and what it says. */
  record One(Process process, BufferedReader output) {

    /** Reads on until it has said something. */
    String awaits(String start) throws IOException {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        if (line.startsWith(start)) {
          return line;
        }
      }
      throw new IOException("The executor ended without saying " + start);
    }

    /** Has it finish what it is at and end. */
    void drain() throws IOException {
      process.getOutputStream().write('\n');
      process.getOutputStream().flush();
    }

    void kill() throws InterruptedException {
      process.destroyForcibly().waitFor();
    }

    /** Sends a signal by name. */
    void signal(String name) throws IOException, InterruptedException {
      int code =
          new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
      if (code != 0) {
        throw new IOException("There is no process to get " + name);
      }
    }
  }

  /**
   * Starts one.
   *
   * @param before how to begin the command line
   */
  One start(String... before) throws IOException {
    List<String> command = new ArrayList<>(List.of(before));
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            ExecutorMain.class.getName(),
            address.toString(),
            directory.resolve("secret").toString(),
            directory.resolve("cache").toString()));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    One one = new One(process, process.inputReader(UTF_8));
    all.add(one);
    return one;
  }

  @Override
  public void close() {
    all.forEach(one -> one.process().destroyForcibly());
  }
}
