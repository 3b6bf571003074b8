package dev.quarry.cluster.coordinator;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quarry.cluster.link.ClusterException;
import dev.quarry.cluster.link.RunNotice;
import dev.quarry.cluster.link.Versions;
import dev.quarry.cluster.program.PackedProgram;
import dev.quarry.engine.spread.Errand;
import dev.quarry.engine.spread.ResultCheck;
import dev.quarry.engine.spread.Spread;
import dev.quarry.engine.spread.Spreading;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.UUID;

/**
 * Gives the goals of one command to executors on any machine. It listens from the beginning, so
 * that who can't is told before anything is done.
 */
public final class Coordinator implements Spread, AutoCloseable {
  private final Listening listening;
  private final ClusterWatch watch;
  private final Strangers strangers;
  private final Handed handed;
  private final ResultGate gate;
  private final Broker broker;

  private Coordinator(
      Listening listening,
      ClusterWatch watch,
      Strangers strangers,
      Handed handed,
      ResultGate gate,
      Broker broker) {
    this.listening = listening;
    this.watch = watch;
    this.strangers = strangers;
    this.handed = handed;
    this.gate = gate;
    this.broker = broker;
  }

  /**
   * Begins to listen.
   *
   * @throws ClusterException if nobody can listen there
   */
  public static Coordinator listen(Listening listening, ClusterWatch watch) throws IOException {
    Strangers strangers = new Strangers(watch);
    Handed handed = new Handed();
    ResultGate gate = new ResultGate(handed);
    try {
      Broker broker = Broker.open(listening.address(), listening.secret(), gate, strangers);
      return new Coordinator(listening, watch, strangers, handed, gate, broker);
    } catch (IOException | RuntimeException e) {
      strangers.close();
      throw e;
    }
  }

  /** Goals of an errand are given away once. */
  @Override
  public Spreading begin(Errand errand, List<byte[]> goals, ResultCheck check) throws IOException {
    PackedProgram program = PackedProgram.of(errand.setting().classPath());
    String run = UUID.randomUUID().toString();
    RunNotice notice = RunNotice.of(run, Versions.here(), errand, program.entries());
    ResultJournal journal =
        ResultJournal.open(listening.journal(), digest(notice.content(), goals), listening.start());
    OngoingRun ongoing = new OngoingRun(run, goals, journal, check, handed, watch);
    gate.open(ongoing);
    try {
      ongoing.begin(broker, notice, program);
      return ongoing;
    } catch (IOException | RuntimeException e) {
      ongoing.close();
      throw e;
    }
  }

  private static byte[] digest(byte[] notice, List<byte[]> goals) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(notice);
      for (byte[] goal : goals) {
        digest.update((goal.length + ":").getBytes(UTF_8));
        digest.update(goal);
      }
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }

  /** How many connections were refused so far. */
  public int strangers() {
    return strangers.count();
  }

  @Override
  public void close() {
    broker.close();
    strangers.close();
  }
}
