package dev.quarry.cluster.executor;

import dev.quarry.cluster.link.BrokerLog;
import dev.quarry.cluster.link.ClusterException;
import dev.quarry.cluster.link.ProgramEntry;
import dev.quarry.cluster.link.Queues;
import dev.quarry.cluster.link.RunNotice;
import dev.quarry.cluster.link.Versions;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.engine.Session;
import dev.quarry.engine.jobs.Crew;
import dev.quarry.engine.spread.GoalSite;
import dev.quarry.engine.spread.GoalWorker;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientProducer;
import org.apache.activemq.artemis.api.core.client.ClientSession;

/**
 * Does goals of whatever run there is at a coordinator's address, of one after the other. A goal
 * counts as taken only when its result is sent, so an executor may go at any time, in any way.
 */
public final class Executor {
  /** Between two attempts to connect, and for a goal before one looks whether to stop. */
  private static final long PAUSE_MILLIS = 500;

  private final Joining joining;
  private final ExecutorWatch watch;
  private final CountDownLatch draining = new CountDownLatch(1);
  private final AtomicLong done = new AtomicLong();
  private final FaultCount faults = new FaultCount();

  public Executor(Joining joining, ExecutorWatch watch) {
    this.joining = joining;
    this.watch = watch;
  }

  /** Has {@link #run} end as soon as the goals that it has are done. For any thread. */
  public void drain() {
    draining.countDown();
  }

  private boolean isDraining() {
    return draining.getCount() == 0;
  }

  /**
   * Works until it is told to drain.
   *
   * @throws ClusterException if this executor does not fit what there is to do, or can't do it
   * @throws IOException if something is wrong here
   */
  public void run() throws IOException, InterruptedException {
    Versions mine = Versions.here();
    BrokerLog log = BrokerLog.open(message -> {});
    try {
      do {
        Optional<Line> line = connect();
        if (line.isPresent()) {
          try (Line opened = line.get()) {
            join(opened, mine);
          }
        }
      } while (!draining.await(PAUSE_MILLIS, TimeUnit.MILLISECONDS));
    } finally {
      log.close();
    }
  }

  private Optional<Line> connect() {
    try {
      return Optional.of(Line.open(joining));
    } catch (IOException nobody) {
      watch.waiting();
      return Optional.empty();
    }
  }

  private void join(Line line, Versions mine) throws IOException, InterruptedException {
    RunNotice notice;
    List<Path> classPath = new ArrayList<>();
    try {
      Optional<byte[]> read = line.fetch(Queues.NOTICE);
      if (read.isEmpty()) {
        watch.waiting();
        return;
      }
      notice = RunNotice.read(read.get(), mine);
      checkPermissions(notice);
      for (ProgramEntry entry : notice.program()) {
        classPath.add(joining.cache().get(entry, digest -> sent(line, entry, digest)));
      }
    } catch (LineBrokenException broken) {
      watch.waiting();
      return;
    }
    work(line, notice, classPath);
  }

  private static byte[] sent(Line line, ProgramEntry entry, String digest) throws IOException {
    return line.fetch(digest)
        .orElseThrow(() -> new LineBrokenException(entry.name() + " was not sent in time.", null));
  }

  private void checkPermissions(RunNotice notice) throws ClusterException {
    Set<Permission> missing = EnumSet.noneOf(Permission.class);
    missing.addAll(notice.allowed());
    missing.removeAll(joining.allowed());
    if (!missing.isEmpty()) {
      String names = missing.stream().map(Permission::text).collect(Collectors.joining(","));
      throw new ClusterException(
          "The coordinator lets the program do more than this executor: start it with --allow %s, or the command without."
              .formatted(names));
    }
  }

  private void work(Line line, RunNotice notice, List<Path> classPath)
      throws IOException, InterruptedException {
    SolverOptions options =
        SolverOptions.defaults()
            .withJobs(joining.jobs())
            .withSeed(notice.seed())
            .withMeasure(notice.measure());
    try (Session session = Session.open(options);
        GoalSite site = session.site(notice.errand(classPath))) {
      watch.say("Joined the run at " + joining.address() + ".");
      Crew.together(joining.jobs(), () -> workAlone(line, notice, site));
    }
  }

  private void workAlone(Line line, RunNotice notice, GoalSite site)
      throws IOException, InterruptedException {
    try (GoalWorker worker = site.worker();
        ClientSession session = line.session();
        ClientConsumer goals = session.createConsumer(Queues.GOALS);
        ClientProducer results = session.createProducer(Queues.RESULTS)) {
      session.start();
      while (!isDraining()) {
        ClientMessage goal = goals.receive(PAUSE_MILLIS);
        if (goal != null) {
          answer(goal, notice, worker, session, results);
        } else if (session.isClosed() || goals.isClosed()) {
          return;
        }
      }
    } catch (ActiveMQException broken) {
      // Whatever was not committed is done again, here or elsewhere.
      watch.waiting();
    } catch (IOException | RuntimeException | Error e) {
      // The other threads would go on for ever.
      drain();
      throw e;
    }
  }

  /** A goal that fails counts as tried, so that it does not come back for ever. */
  private void answer(
      ClientMessage goal,
      RunNotice notice,
      GoalWorker worker,
      ClientSession session,
      ClientProducer results)
      throws ActiveMQException, IOException, InterruptedException {
    try {
      byte[] result = worker.done(Line.body(goal));
      ClientMessage message = session.createMessage(false);
      message.putIntProperty(Queues.GOAL, goal.getIntProperty(Queues.GOAL));
      message.putStringProperty(Queues.RUN, notice.run());
      message.getBodyBuffer().writeBytes(result);
      results.send(message);
      goal.acknowledge();
      session.commit();
      faults.worked();
      watch.working(done.incrementAndGet());
    } catch (ActiveMQException refused) {
      session.rollback(true);
    } catch (IOException | RuntimeException fault) {
      session.rollback(true);
      faults.failed(fault);
    } catch (Error fatal) {
      session.rollback(true);
      throw fatal;
    }
  }
}
