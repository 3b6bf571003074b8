package dev.quarry.cluster.executor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quarry.cluster.coordinator.Coordinator;
import dev.quarry.cluster.coordinator.Listening;
import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.secret.Secret;
import dev.quarry.cluster.secret.SecretMaker;
import dev.quarry.engine.crash.CrashResult;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** With a limit on runs, nobody sees from the results who has worked, and who was lost. */
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class LostExecutorsTest {
  private static final int KILLS = 3;

  @TempDir private static Path undisturbed;
  private static CrashResult alone;
  private static Map<String, String> tests;

  @TempDir private Path directory;

  private final LastStatus watch = new LastStatus();
  private final ExecutorService threads = java.util.concurrent.Executors.newSingleThreadExecutor();

  @BeforeAll
  static void huntAlone() throws Exception {
    Hunt hunt = new Hunt(undisturbed);
    alone = hunt.run(Optional.empty());
    tests = hunt.tests();
  }

  @BeforeEach
  void makeSecret() throws Exception {
    SecretMaker.make(directory.resolve("secret"));
  }

  @AfterEach
  void end() {
    threads.shutdownNow();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private Listening listening(Address address) throws IOException {
    Secret secret = Secret.read(directory.resolve("secret"));
    return new Listening(address, secret, directory.resolve("journal"), Listening.Start.FRESH);
  }

  /** What happens while others work. */
  @FunctionalInterface
  private interface Disturbance {
    void happens(Executors executors) throws Exception;
  }

  /** A hunt that somebody disturbs has the results of one that nobody disturbs. */
  private void disturbed(String host, Disturbance disturbance) throws Exception {
    Address address = new Address(host, freePort());
    Hunt hunt = new Hunt(directory.resolve("spread"));
    try (Coordinator coordinator = Coordinator.listen(listening(address), watch);
        Executors executors = new Executors(directory, address)) {
      Future<CrashResult> running = threads.submit(() -> hunt.run(Optional.of(coordinator)));
      disturbance.happens(executors);
      Hunt.assertSame(running.get(10, TimeUnit.MINUTES), alone);
    }
    assertThat(hunt.tests()).isEqualTo(tests);
    assertThat(watch.last().done()).isEqualTo(watch.last().goals());
    // Each has one goal at a time.
    assertThat(watch.last().repeated()).isLessThanOrEqualTo(watch.last().lost());
    assertThat(directory.resolve("journal")).doesNotExist();
  }

  @Test
  void drainedExecutorsHaveNothingDoneAgain() throws Exception {
    disturbed(
        "127.0.0.1",
        executors -> {
          Executors.One drained = executors.start();
          drained.awaits("done 1");
          drained.drain();
          assertThat(drained.process().waitFor(2, TimeUnit.MINUTES)).isTrue();
          assertThat(drained.process().exitValue()).isZero();
          assertThat(watch.last().repeated()).isZero();
          executors.start();
        });
    assertThat(watch.last().lost()).isZero();
  }

  @Test
  void killedAndFrozenExecutorsLeaveNoTrace() throws Exception {
    disturbed(
        "127.0.0.1",
        executors -> {
          Executors.One frozen = executors.start();
          frozen.awaits("done 1");
          frozen.signal("STOP");
          Random random = new Random(1);
          for (int i = 0; i < KILLS; i++) {
            Executors.One killed = executors.start();
            killed.awaits("Joined");
            Thread.sleep(random.nextInt(2_000));
            killed.kill();
          }
          executors.start();
          watch.awaitsLost(KILLS + 1);
          frozen.signal("CONT");
        });
  }

  @Test
  void aNetworkThatBreaksAndIsRestoredLeavesNoTrace() throws Exception {
    Optional<CutNetwork> made = CutNetwork.make();
    assumeTrue(
        made.isPresent(),
        "The network can only be cut where network namespaces can be made: Linux, `ip`, and root.");
    try (CutNetwork network = made.get()) {
      disturbed(
          CutNetwork.HERE,
          executors -> {
            Executors.One beyond = executors.start(network.beyond());
            beyond.awaits("done 1");
            network.cut();
            watch.awaitsLost(1);
            network.restore();
            beyond.awaits("Joined");
          });
    }
  }

  @Test
  void aCommandThatIsKilledGoesOnWithItsJournal() throws Exception {
    Address address = new Address("127.0.0.1", freePort());
    Path output = directory.resolve("spread");
    try (Executors executors = new Executors(directory, address);
        CommandProcess commands = new CommandProcess(directory, address, output)) {
      Process first = commands.start(Listening.Start.FRESH);
      Executors.One executor = executors.start();
      executor.awaits("done 3");
      first.destroyForcibly().waitFor();

      Process second = commands.start(Listening.Start.RESUMED);
      String told = new String(second.getInputStream().readAllBytes(), UTF_8);

      assertThat(second.waitFor()).isZero();
      assertThat(told.strip()).isEqualTo(Hunt.text(alone));
      executor.drain();
      int done =
          executor
              .output()
              .lines()
              .filter(line -> line.startsWith("done "))
              .mapToInt(line -> Integer.parseInt(line.substring("done ".length())))
              .max()
              .orElseThrow();
      // Of a goal that was being done, and of a result on its way, nobody knew.
      assertThat(done).isBetween(alone.methods().size(), alone.methods().size() + 1);
    }
    assertThat(new Hunt(output).tests()).isEqualTo(tests);
    assertThat(directory.resolve("journal")).doesNotExist();
  }
}
