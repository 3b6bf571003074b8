package dev.quarry.cluster.executor;

import dev.quarry.cluster.coordinator.Coordinator;
import dev.quarry.cluster.coordinator.Listening;
import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.secret.Secret;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A command in a process of its own, which a test can kill. */
final class CommandProcess implements AutoCloseable {
  private final Path directory;
  private final Address address;
  private final Path output;
  private final List<Process> all = new ArrayList<>();

  /**
   * @param directory with the secret, and for the journal
   * @param output for tests
   */
  CommandProcess(Path directory, Address address, Path output) {
    this.directory = directory;
    this.address = address;
    this.output = output;
  }

  Process start(Listening.Start start) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                CommandProcess.class.getName(),
                address.toString(),
                directory.toString(),
                output.toString(),
                start.name())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    all.add(process);
    return process;
  }

  /** Hunts, and prints what came of it. */
  public static void main(String[] arguments) throws Exception {
    Path directory = Path.of(arguments[1]);
    Listening listening =
        new Listening(
            Address.parse(arguments[0]),
            Secret.read(directory.resolve("secret")),
            directory.resolve("journal"),
            Listening.Start.valueOf(arguments[3]));
    try (Coordinator coordinator = Coordinator.listen(listening, new LastStatus())) {
      Hunt hunt = new Hunt(Path.of(arguments[2]));
      System.out.println(Hunt.text(hunt.run(Optional.of(coordinator))));
    }
    System.exit(0);
  }

  @Override
  public void close() {
    all.forEach(Process::destroyForcibly);
  }
}
