package dev.quarry.cluster.coordinator;

import dev.quarry.cluster.link.Queues;
import dev.quarry.cluster.link.RunNotice;
import dev.quarry.cluster.program.PackedProgram;
import dev.quarry.engine.spread.GoalEnd;
import dev.quarry.engine.spread.ResultCheck;
import dev.quarry.engine.spread.Spreading;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientProducer;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.jspecify.annotations.Nullable;

/** Goals that were given away, and what came back so far. */
final class OngoingRun implements Spreading, ResultCheck {
  /** Of a content that is sent. */
  private static final int PART = 1 << 16;

  /** How long to look for results before one looks for goals that nobody can do, in ms. */
  private static final long GLANCE = 200;

  private final String run;
  private final List<byte[]> goals;
  private final ResultJournal journal;
  private final ResultCheck check;
  private final Handed handed;
  private final ClusterWatch watch;
  private final List<CompletableFuture<GoalEnd>> ends;
  private final AtomicInteger done = new AtomicInteger();
  private volatile boolean isClosed;
  private @Nullable ServerLocator locator;
  private @Nullable Thread receiver;

  OngoingRun(
      String run,
      List<byte[]> goals,
      ResultJournal journal,
      ResultCheck check,
      Handed handed,
      ClusterWatch watch) {
    this.run = run;
    this.goals = List.copyOf(goals);
    this.journal = journal;
    this.check = check;
    this.handed = handed;
    this.watch = watch;
    this.ends = Stream.generate(CompletableFuture<GoalEnd>::new).limit(goals.size()).toList();
  }

  /** Takes over what is known, gives the rest away, and takes what comes back. */
  void begin(Broker broker, RunNotice notice, PackedProgram program) throws IOException {
    takeOver();
    ServerLocator opened = broker.locator();
    locator = opened;
    try {
      ClientSessionFactory factory = opened.createSessionFactory();
      ClientSession session = broker.session(factory);
      ClientProducer producer = session.createProducer();
      for (Map.Entry<String, byte[]> content : program.contents().entrySet()) {
        publish(session, producer, content.getKey(), content.getValue());
      }
      publish(session, producer, Queues.NOTICE, notice.bytes());
      for (int goal = 0; goal < goals.size(); goal++) {
        if (!ends.get(goal).isDone()) {
          producer.send(Queues.GOALS, goal(session, goal));
        }
      }
      session.start();
      ClientConsumer results = session.createConsumer(Queues.RESULTS);
      ClientConsumer dead = session.createConsumer(Queues.DEAD);
      receiver = new Thread(() -> receive(results, dead), "results of executors");
      receiver.setDaemon(true);
      receiver.start();
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException("The broker of this process does not work.", e);
    }
  }

  private void takeOver() throws IOException {
    for (Map.Entry<Integer, GoalEnd> known : journal.known().entrySet()) {
      int goal = known.getKey();
      if (goal < 0 || goal >= goals.size()) {
        throw new IOException("The journal has a goal that there is not.");
      }
      if (known.getValue() instanceof GoalEnd.Done result) {
        check.check(goal, result.result());
      }
      end(goal, known.getValue());
    }
    if (!journal.known().isEmpty()) {
      watch.say(
          "%d of %d goals were done already, and are not done again."
              .formatted(done.get(), goals.size()));
    }
  }

  private static void publish(
      ClientSession session, ClientProducer producer, String name, byte[] content)
      throws ActiveMQException {
    int at = 0;
    do {
      int end = Math.min(content.length, at + PART);
      ClientMessage message = session.createMessage(false);
      message.putStringProperty(Queues.CONTENT, name);
      message.putBooleanProperty(Queues.MORE, end < content.length);
      message.getBodyBuffer().writeBytes(content, at, end - at);
      producer.send(Queues.PROGRAM, message);
      at = end;
    } while (at < content.length);
  }

  private ClientMessage goal(ClientSession session, int goal) {
    ClientMessage message = session.createMessage(false);
    message.putIntProperty(Queues.GOAL, goal);
    message.putStringProperty(Queues.RUN, run);
    message.getBodyBuffer().writeBytes(goals.get(goal));
    return message;
  }

  private void receive(ClientConsumer results, ClientConsumer dead) {
    try {
      while (!isClosed) {
        ClientMessage result = results.receive(GLANCE);
        if (result != null) {
          byte[] bytes = new byte[result.getBodyBuffer().readableBytes()];
          result.getBodyBuffer().readBytes(bytes);
          record(result.getIntProperty(Queues.GOAL), new GoalEnd.Done(bytes));
          result.acknowledge();
        } else {
          for (ClientMessage lost = dead.receiveImmediate();
              lost != null;
              lost = dead.receiveImmediate()) {
            record(lost.getIntProperty(Queues.GOAL), new GoalEnd.KillsWorker());
            lost.acknowledge();
          }
        }
        watch.status(status());
      }
    } catch (IOException | ActiveMQException | RuntimeException e) {
      if (!isClosed) {
        ends.forEach(end -> end.completeExceptionally(e));
      }
    }
  }

  /** Written first, told then: whoever knows of it can rely on it. */
  private void record(int goal, GoalEnd end) throws IOException {
    if (!ends.get(goal).isDone()) {
      journal.add(goal, end);
      end(goal, end);
    }
  }

  private void end(int goal, GoalEnd end) {
    if (ends.get(goal).complete(end)) {
      done.incrementAndGet();
    }
  }

  private ClusterStatus status() {
    return handed.status(goals.size(), done.get(), journal.known().size());
  }

  @Override
  public void check(int goal, byte[] result) throws IOException {
    if (goal < 0 || goal >= goals.size()) {
      throw new IOException("There is no such goal.");
    }
    check.check(goal, result);
  }

  @Override
  public GoalEnd end(int goal, Duration longest) throws IOException, InterruptedException {
    try {
      return ends.get(goal).get(longest.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return new GoalEnd.Open();
    } catch (ExecutionException e) {
      throw new IOException("Results of executors can't be kept.", e.getCause());
    }
  }

  @Override
  public void close() {
    isClosed = true;
    try {
      Thread receiving = receiver;
      if (receiving != null) {
        receiving.join(Duration.ofSeconds(5).toMillis());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    ServerLocator opened = locator;
    if (opened != null) {
      opened.close();
    }
    watch.status(status());
    try {
      if (done.get() == goals.size()) {
        journal.delete();
      } else {
        journal.close();
      }
    } catch (IOException e) {
      watch.say("The journal can't be deleted (" + e + "); delete it yourself.");
    }
  }
}
