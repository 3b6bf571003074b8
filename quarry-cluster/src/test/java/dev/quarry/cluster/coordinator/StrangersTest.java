package dev.quarry.cluster.coordinator;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.link.Queues;
import dev.quarry.cluster.secret.Secret;
import dev.quarry.cluster.secret.SecretMaker;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.spread.Errand;
import dev.quarry.engine.spread.GoalEnd;
import dev.quarry.engine.spread.Spread;
import dev.quarry.engine.spread.SpreadCommand;
import dev.quarry.engine.spread.Spreading;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.ActiveMQSecurityException;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever comes, a run goes on and ends as if nobody had come. */
class StrangersTest {
  private static final int GOALS = 5;
  private static final Duration LONG = Duration.ofSeconds(20);

  @TempDir private static Path secrets;
  private static Secret secret;
  private static Secret other;

  @TempDir private Path directory;

  private final RecordingWatch watch = new RecordingWatch();
  private Address address;
  private Coordinator coordinator;
  private Spreading run;

  @BeforeAll
  static void makeSecrets() throws Exception {
    SecretMaker.make(secrets.resolve("ours"));
    SecretMaker.make(secrets.resolve("theirs"));
    secret = Secret.read(secrets.resolve("ours"));
    other = Secret.read(secrets.resolve("theirs"));
  }

  @BeforeEach
  void begin() throws IOException {
    address = new Address("127.0.0.1", freePort());
    coordinator = listen(Listening.Start.FRESH);
    run = begin(coordinator);
  }

  @AfterEach
  void end() {
    run.close();
    coordinator.close();
  }

  private Coordinator listen(Listening.Start start) throws IOException {
    return Coordinator.listen(
        new Listening(address, secret, directory.resolve("journal"), start), watch);
  }

  private static Spreading begin(Coordinator coordinator) throws IOException {
    Errand errand =
        new Errand(SpreadCommand.CRASH, Setting.of(List.of()), "details".getBytes(UTF_8));
    List<byte[]> goals =
        IntStream.range(0, GOALS).mapToObj(goal -> ("goal " + goal).getBytes(UTF_8)).toList();
    return coordinator.begin(
        errand,
        goals,
        (goal, result) -> {
          if (!new String(result, UTF_8).equals("goal " + goal)) {
            throw new IOException("That is no result.");
          }
        });
  }

  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /** Somebody with the secret still does all goals. */
  private void goesOn(int left) throws Exception {
    try (TestExecutor executor = TestExecutor.join(address, secret)) {
      assertThat(executor.echo()).isEqualTo(left);
    }
    for (int goal = 0; goal < GOALS; goal++) {
      byte[] expected = ("goal " + goal).getBytes(UTF_8);
      assertThat(run.end(goal, LONG))
          .isInstanceOfSatisfying(
              GoalEnd.Done.class, done -> assertThat(done.result()).isEqualTo(expected));
    }
    assertThat(watch.said().stream().filter(said -> said.contains("was refused")).count())
        .isLessThanOrEqualTo(1);
  }

  @Test
  void anotherSecretIsRefused() throws Exception {
    assertThatThrownBy(() -> TestExecutor.join(address, other))
        .isInstanceOf(ActiveMQException.class);
    goesOn(GOALS);
    assertThat(coordinator.strangers()).isPositive();
  }

  @Test
  void whoShowsNoCertificateIsRefused() throws Exception {
    SSLContext trusting = SSLContext.getInstance("TLSv1.3");
    trusting.init(null, new TrustManager[] {new Trusting()}, new SecureRandom());
    try (Socket socket = trusting.getSocketFactory().createSocket(address.host(), address.port())) {
      assertThatThrownBy(
              () -> {
                socket.getOutputStream().write("hello".getBytes(UTF_8));
                socket.getOutputStream().flush();
                if (socket.getInputStream().read() < 0) {
                  throw new IOException("The connection was closed.");
                }
              })
          .isInstanceOf(IOException.class);
    }
    goesOn(GOALS);
  }

  @Test
  void aWrongPasswordOrUserIsRefused() {
    assertThatThrownBy(() -> TestExecutor.join(address, secret, Queues.EXECUTOR, "guess"))
        .isInstanceOf(ActiveMQSecurityException.class);
    assertThatThrownBy(
            () -> TestExecutor.join(address, secret, Doors.COORDINATOR, secret.password()))
        .isInstanceOf(ActiveMQSecurityException.class);
    assertThat(watch.said()).hasSize(1);
    assertThat(coordinator.strangers()).isEqualTo(2);
  }

  @Test
  void plainTextGarbageAndManyConnectionsAreRefused() throws Exception {
    List<Socket> open = new ArrayList<>();
    byte[] garbage = new byte[5_000];
    new Random(1).nextBytes(garbage);
    for (int i = 0; i < 300; i++) {
      Socket socket = new Socket(address.host(), address.port());
      open.add(socket);
      switch (i % 3) {
        case 0 -> socket.getOutputStream().write("GET / HTTP/1.1\r\n\r\n".getBytes(UTF_8));
        case 1 -> socket.getOutputStream().write(garbage);
        default -> socket.getOutputStream().flush();
      }
    }
    goesOn(GOALS);
    for (Socket socket : open) {
      socket.close();
    }
  }

  @Test
  void tenThousandConnectionsAreInNobodysWay() throws Exception {
    byte[] hello = "hello, hello, hello".getBytes(UTF_8);
    Deque<Socket> open = new ArrayDeque<>();
    for (int i = 0; i < 10_000; i++) {
      Socket socket = new Socket(address.host(), address.port());
      open.add(socket);
      if (i % 2 == 0) {
        try {
          socket.getOutputStream().write(hello);
        } catch (IOException refused) {
          // More than are served.
          continue;
        }
      }
      if (open.size() > 1_500) {
        open.remove().close();
      }
    }
    for (Socket socket : open) {
      socket.close();
    }
    goesOn(GOALS);
  }

  @Test
  void executorsCanDoNothingButWork() throws Exception {
    try (TestExecutor executor = TestExecutor.join(address, secret)) {
      ClientMessage message = executor.session().createMessage(false);
      message.putIntProperty(Queues.GOAL, 0);
      for (String queue : List.of(Queues.GOALS, Queues.PROGRAM, Queues.DEAD)) {
        assertThatThrownBy(() -> executor.put(queue, message))
            .as(queue)
            .isInstanceOf(ActiveMQException.class);
      }
      for (String queue : List.of(Queues.RESULTS, Queues.DEAD)) {
        assertThatThrownBy(() -> executor.session().createConsumer(queue))
            .as(queue)
            .isInstanceOf(ActiveMQException.class);
      }
      assertThatThrownBy(() -> executor.session().createConsumer(Queues.GOALS, true))
          .isInstanceOf(ActiveMQSecurityException.class);
      assertThatThrownBy(() -> executor.session().createQueue("mine", "mine", false))
          .isInstanceOf(ActiveMQException.class);
      assertThatThrownBy(() -> executor.session().deleteQueue(Queues.GOALS))
          .isInstanceOf(ActiveMQException.class);
    }
    goesOn(GOALS);
  }

  @Test
  void resultsOfGoalsThatSomebodyDoesNotHaveAreRefused() throws Exception {
    try (TestExecutor executor = TestExecutor.join(address, secret)) {
      for (int goal : new int[] {0, -1, GOALS}) {
        executor.send(goal, ("goal " + goal).getBytes(UTF_8));
        assertThatThrownBy(() -> executor.session().commit())
            .isInstanceOf(ActiveMQException.class)
            .hasMessageContaining("not given to this worker");
        executor.session().rollback();
      }
    }
    goesOn(GOALS);
  }

  @Test
  void wrongAndOversizedResultsAreRefusedAndTheGoalIsDoneAgain() throws Exception {
    try (TestExecutor executor = TestExecutor.join(address, secret)) {
      int goal = executor.take().getIntProperty(Queues.GOAL);
      executor.send(goal, "nonsense".getBytes(UTF_8));
      assertThatThrownBy(() -> executor.session().commit())
          .hasMessageContaining("That is no result");
    }
    try (TestExecutor executor = TestExecutor.join(address, secret)) {
      int goal = executor.take().getIntProperty(Queues.GOAL);
      executor.send(goal, new byte[Spread.LONGEST_RESULT + 1]);
      assertThatThrownBy(() -> executor.session().commit()).hasMessageContaining("too long");
    }
    goesOn(GOALS);
  }

  @Test
  void aGoalWithWrongResultsOnlyDoesNotComeBackForEver() throws Exception {
    try (TestExecutor executor = TestExecutor.join(address, secret)) {
      for (int i = 0; i < Broker.MOST_DELIVERIES; i++) {
        ClientMessage goal = executor.take();
        executor.send(goal.getIntProperty(Queues.GOAL), "nonsense".getBytes(UTF_8));
        goal.acknowledge();
        assertThatThrownBy(() -> executor.session().commit()).isInstanceOf(ActiveMQException.class);
        executor.session().rollback(true);
      }
    }
    try (TestExecutor executor = TestExecutor.join(address, secret)) {
      executor.echo();
    }
    int killed = 0;
    for (int goal = 0; goal < GOALS; goal++) {
      GoalEnd end = run.end(goal, LONG);
      assertThat(end).isNotInstanceOf(GoalEnd.Open.class);
      killed += end instanceof GoalEnd.KillsWorker ? 1 : 0;
    }
    assertThat(killed).isEqualTo(1);
  }

  @Test
  void whoIsLostWhileHeReadsTheProgramSpoilsItForNobody() throws Exception {
    for (int i = 0; i <= Broker.MOST_DELIVERIES; i++) {
      try (TestExecutor executor = TestExecutor.join(address, secret)) {
        ClientMessage part =
            executor.session().createConsumer(Queues.PROGRAM).receive(LONG.toMillis());
        assertThat(part.getStringProperty(Queues.CONTENT)).isEqualTo(Queues.NOTICE);
        executor.session().rollback(true);
      }
    }
    goesOn(GOALS);
  }

  @Test
  void aGoalThatNobodySurvivesEndsSo() throws Exception {
    for (int i = 0; i < Broker.MOST_DELIVERIES; i++) {
      try (TestExecutor executor = TestExecutor.join(address, secret)) {
        assertThat(executor.take().getIntProperty(Queues.GOAL)).isZero();
        executor.session().rollback(true);
      }
    }
    assertThat(run.end(0, LONG)).isInstanceOf(GoalEnd.KillsWorker.class);
    try (TestExecutor executor = TestExecutor.join(address, secret)) {
      assertThat(executor.echo()).isEqualTo(GOALS - 1);
    }
    assertThat(watch.last().repeated()).isEqualTo(Broker.MOST_DELIVERIES - 1);
  }

  @Test
  void aCoordinatorThatWasStoppedGoesOnWithItsJournal() throws Exception {
    try (TestExecutor executor = TestExecutor.join(address, secret)) {
      ClientMessage goal = executor.take();
      executor.send(goal.getIntProperty(Queues.GOAL), "goal 0".getBytes(UTF_8));
      goal.acknowledge();
      executor.session().commit();
      assertThat(run.end(0, LONG)).isInstanceOf(GoalEnd.Done.class);
    }
    end();
    assertThat(directory.resolve("journal")).exists();
    coordinator = listen(Listening.Start.RESUMED);
    run = begin(coordinator);
    assertThat(watch.said()).anyMatch(said -> said.startsWith("1 of 5 goals were done already"));
    goesOn(GOALS - 1);
    run.close();
    assertThat(directory.resolve("journal")).doesNotExist();
  }

  @Test
  void aPortThatIsTakenIsToldBeforehand() {
    assertThatThrownBy(() -> listen(Listening.Start.FRESH))
        .hasMessageContaining("Nobody can listen on " + address);
  }

  private static final class Trusting implements X509TrustManager {
    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type) {}

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type) {}

    @Override
    public X509Certificate[] getAcceptedIssuers() {
      return new X509Certificate[0];
    }
  }
}
