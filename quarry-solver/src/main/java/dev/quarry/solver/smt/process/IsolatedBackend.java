package dev.quarry.solver.smt.process;

import dev.quarry.process.Keeper;
import dev.quarry.solver.Measure;
import dev.quarry.solver.smt.Deadline;
import dev.quarry.solver.smt.RawScript;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Unknown;
import dev.quarry.solver.smt.SmtBackend;
import dev.quarry.solver.smt.SmtScript;
import dev.quarry.solver.smt.SmtSolver;
import dev.quarry.solver.smt.process.SolverProcess.Event;
import dev.quarry.solver.smt.wire.SolverReply;
import dev.quarry.solver.smt.wire.SolverRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one solver process and asks it one question at a time.
 *
 * <p>The process gets the timeout and normally obeys. If it has not answered when the grace is over
 * as well, it is killed. Half way through a timeout a spare is started, so that the query after a
 * kill need not wait for a new JVM.
 */
public final class IsolatedBackend implements SmtBackend, Keeper {
  private static final Duration START_LIMIT = Duration.ofSeconds(30);
  private static final Duration CLOSE_PATIENCE = Duration.ofMillis(500);
  private static final Duration MIN_GRACE = Duration.ofMillis(100);
  private static final Duration MAX_GRACE = Duration.ofSeconds(2);
  private static final int START_SPARE_AHEAD = 100;

  /** How many times as long as counted on work may take. */
  private static final int SLOWEST = 20;

  private final ChildCommand command;
  private final ChildLimits limits;
  // Read by those who want its id while a query is running.
  private volatile @Nullable SolverProcess current;
  private @Nullable SolverProcess spare;
  private volatile long residentKilobytes;
  private final AtomicInteger started = new AtomicInteger();
  private boolean closed;

  /** Starts the first process; it comes up in the background. */
  public IsolatedBackend(SmtSolver solver, ChildLimits limits) throws IOException {
    this.command = ChildCommand.of(solver, limits);
    this.limits = limits;
    this.current = start();
  }

  @Override
  public SmtAnswer check(SmtScript script, Duration timeout) {
    return ask(new SolverRequest.Check(script, timeout));
  }

  @Override
  public SmtAnswer check(RawScript script, Duration timeout) {
    return ask(new SolverRequest.CheckRaw(script, timeout));
  }

  @Override
  public OptionalLong processId() {
    SolverProcess process = current;
    return process == null ? OptionalLong.empty() : OptionalLong.of(process.id());
  }

  /** Memory the process held after its last answer; 0 where the platform does not tell. */
  public long residentKilobytes() {
    return residentKilobytes;
  }

  /** How many processes were started so far. */
  public int started() {
    return started.get();
  }

  @Override
  public synchronized void close() {
    closed = true;
    SolverProcess process = current;
    if (process != null) {
      process.close(CLOSE_PATIENCE);
      current = null;
    }
    if (spare != null) {
      spare.close(CLOSE_PATIENCE);
      spare = null;
    }
  }

  private synchronized SmtAnswer ask(SolverRequest request) {
    Deadline waiting = Deadline.in(request.timeout());
    if (closed) {
      return new Unknown("the back end is closed", waiting.elapsed());
    }
    try {
      SolverProcess process = readyProcess();
      return exchange(process, request, Deadline.in(patience(request)));
    } catch (IOException e) {
      return new Unknown("solver process did not start: " + e.getMessage(), waiting.elapsed());
    } catch (InterruptedException e) {
      discard();
      Thread.currentThread().interrupt();
      return new Unknown("interrupted", waiting.elapsed());
    }
  }

  private SmtAnswer exchange(SolverProcess process, SolverRequest request, Deadline deadline)
      throws InterruptedException {
    process.ask(request.encode());
    Duration patience = patience(request);
    Optional<Event> event = process.await(patience.dividedBy(2));
    if (event.isEmpty()) {
      startSpare();
      event = process.await(deadline.remaining().plus(grace(patience)));
    }
    if (event.isPresent() && event.get() instanceof Event.Answered answered) {
      recycle(process, answered.reply());
      return answered.reply().answer();
    }
    discard();
    startSpare();
    return new Unknown(
        event.isPresent() ? Unknown.PROCESS_ENDED : Unknown.TIME_OUT, deadline.elapsed());
  }

  /** How long it may take on the wall: a slow machine must not decide what work decides. */
  private Duration patience(SolverRequest request) {
    return limits.measure() == Measure.TIME
        ? request.timeout()
        : request.timeout().multipliedBy(SLOWEST).plus(MAX_GRACE);
  }

  /** A quarter of the timeout, within reason. */
  private static Duration grace(Duration timeout) {
    Duration quarter = timeout.dividedBy(4);
    if (quarter.compareTo(MIN_GRACE) < 0) {
      return MIN_GRACE;
    }
    return quarter.compareTo(MAX_GRACE) > 0 ? MAX_GRACE : quarter;
  }

  private void recycle(SolverProcess process, SolverReply reply) {
    residentKilobytes = reply.residentKilobytes();
    if (process.asked() >= limits.maxQueries() - START_SPARE_AHEAD) {
      startSpare();
    }
    if (process.asked() >= limits.maxQueries()
        || residentKilobytes > limits.maxResidentKilobytes()) {
      current = null;
      process.close(CLOSE_PATIENCE);
      startSpare();
    }
  }

  private SolverProcess readyProcess() throws IOException, InterruptedException {
    SolverProcess process = current;
    if (process != null && !process.isAlive()) {
      // Died while nobody was asking; not the next question's fault.
      discard();
      process = null;
    }
    if (process == null) {
      process = spare != null && spare.isAlive() ? spare : start();
      spare = null;
      current = process;
    }
    if (!process.awaitReady(START_LIMIT)) {
      String log = process.logTail();
      discard();
      throw new IOException(log.isEmpty() ? "no sign of life" : log);
    }
    return process;
  }

  private void discard() {
    SolverProcess process = current;
    current = null;
    if (process != null) {
      process.kill();
    }
  }

  private void startSpare() {
    if (spare != null && spare.isAlive()) {
      return;
    }
    try {
      spare = start();
    } catch (IOException e) {
      // The next question will try again, and report it.
      spare = null;
    }
  }

  private SolverProcess start() throws IOException {
    SolverProcess process = SolverProcess.start(command);
    started.incrementAndGet();
    return process;
  }
}
