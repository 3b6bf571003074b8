package dev.quarry.cluster.executor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import demo.ArrayAccess;
import dev.quarry.cluster.coordinator.ClusterStatus;
import dev.quarry.cluster.coordinator.ClusterWatch;
import dev.quarry.cluster.coordinator.Coordinator;
import dev.quarry.cluster.coordinator.Listening;
import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.secret.Secret;
import dev.quarry.cluster.secret.SecretMaker;
import dev.quarry.engine.Session;
import dev.quarry.engine.crash.CrashOptions;
import dev.quarry.engine.crash.CrashProgress;
import dev.quarry.engine.crash.CrashResult;
import dev.quarry.engine.crash.MethodLimits;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.engine.spread.Spread;
import dev.quarry.solver.Measure;
import dev.quarry.solver.chain.SolverOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a limit on runs, nobody sees from the results who has worked, and who was lost. */
class LostExecutorsTest {
  private static final int RUNS = 12;

  /** However slow the machine is, time ends nothing. */
  private static final MethodLimits LIMITS =
      new MethodLimits(
          Duration.ofMinutes(5),
          RUNS,
          MethodLimits.DEFAULT.maxPath(),
          MethodLimits.DEFAULT.branchBound(),
          MethodLimits.DEFAULT.callDepth(),
          Duration.ofMinutes(1),
          Duration.ofSeconds(20),
          MethodLimits.DEFAULT.searcher());

  @TempDir private Path directory;

  private final List<Process> processes = new ArrayList<>();
  private Address address;

  @AfterEach
  void end() {
    processes.forEach(Process::destroyForcibly);
  }

  private CrashOptions options(String output) throws Exception {
    Path classes =
        Path.of(ArrayAccess.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return new CrashOptions(
        Setting.of(List.of(classes)).withMeasure(Measure.WORK),
        ScopeOptions.of("demo.Div", "demo.ArrayAccess", "demo.ZeroDivisor"),
        LIMITS,
        Duration.ofHours(1),
        TestOutput.in(directory.resolve(output)));
  }

  private CrashResult crash(String output, Optional<Spread> spread) throws Exception {
    SolverOptions solving = SolverOptions.defaults().withMeasure(Measure.WORK);
    try (Session session = Session.open(solving)) {
      return session.crash(options(output), CrashProgress.NONE, spread);
    }
  }

  private Process startExecutor() throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                ExecutorMain.class.getName(),
                address.toString(),
                directory.resolve("secret").toString(),
                directory.resolve("cache").toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    processes.add(process);
    return process;
  }

  private static String lineOf(BufferedReader output, String start) throws IOException {
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      if (line.startsWith(start)) {
        return line;
      }
    }
    throw new IOException("The executor ended without saying " + start);
  }

  private Map<String, String> tests(String output) throws IOException {
    Map<String, String> tests = new TreeMap<>();
    Path root = directory.resolve(output);
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        tests.put(root.relativize(file).toString(), Files.readString(file));
      }
    }
    return tests;
  }

  @Test
  void killedAndDrainedExecutorsLeaveNoTrace() throws Exception {
    SecretMaker.make(directory.resolve("secret"));
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      address = new Address("127.0.0.1", socket.getLocalPort());
    }
    Secret secret = Secret.read(directory.resolve("secret"));
    Listening listening =
        new Listening(address, secret, directory.resolve("journal"), Listening.Start.FRESH);
    LastStatus watch = new LastStatus();
    ExecutorService threads = Executors.newSingleThreadExecutor();
    CrashResult spread;
    try (Coordinator coordinator = Coordinator.listen(listening, watch)) {
      Future<CrashResult> running = threads.submit(() -> crash("spread", Optional.of(coordinator)));

      Process killed = startExecutor();
      try (BufferedReader output = killed.inputReader(UTF_8)) {
        lineOf(output, "done 1");
        killed.destroyForcibly().waitFor();
      }
      Process drained = startExecutor();
      try (BufferedReader output = drained.inputReader(UTF_8)) {
        lineOf(output, "done 1");
        drained.getOutputStream().write('\n');
        drained.getOutputStream().flush();
        assertThat(drained.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(drained.exitValue()).isZero();
      }
      startExecutor();
      spread = running.get(5, TimeUnit.MINUTES);
    } finally {
      threads.shutdownNow();
    }
    assertThat(watch.last.lost()).isEqualTo(1);
    assertThat(watch.last.done()).isEqualTo(watch.last.goals());

    CrashResult alone = crash("alone", Optional.empty());
    assertThat(alone.findings()).isNotEmpty();
    assertThat(spread.states()).isEqualTo(alone.states());
    assertThat(spread.methods())
        .usingRecursiveFieldByFieldElementComparator()
        .isEqualTo(alone.methods());
    assertThat(spread.findings())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("file")
        .isEqualTo(alone.findings());
    assertThat(tests("spread")).isEqualTo(tests("alone"));
    assertThat(directory.resolve("journal")).doesNotExist();
  }

  private static final class LastStatus implements ClusterWatch {
    private volatile ClusterStatus last = new ClusterStatus(0, 0, 0, 0, 0, 0, 0);

    @Override
    public void status(ClusterStatus status) {
      last = status;
    }

    @Override
    public void say(String sentence) {}
  }
}
