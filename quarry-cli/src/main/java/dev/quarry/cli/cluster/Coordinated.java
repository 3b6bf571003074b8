package dev.quarry.cli.cluster;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cluster.coordinator.ClusterStatus;
import dev.quarry.cluster.coordinator.ClusterWatch;
import dev.quarry.cluster.coordinator.Coordinator;
import dev.quarry.cluster.coordinator.Listening;
import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.link.ClusterException;
import dev.quarry.cluster.secret.Secret;
import dev.quarry.cluster.secret.SecretException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** A command whose goals are done by others. Nothing of this is loaded without. */
final class Coordinated {
  private Coordinated() {}

  static <T> T run(
      String what,
      String address,
      Path secretFile,
      Path journal,
      boolean resume,
      LiveLine line,
      ClusterArguments.Task<T> task)
      throws IOException, InterruptedException {
    Watch watch = new Watch(what, address, line);
    try {
      Listening listening =
          new Listening(
              Address.parse(address),
              Secret.read(secretFile),
              journal,
              resume ? Listening.Start.RESUMED : Listening.Start.FRESH);
      try (Coordinator coordinator = Coordinator.listen(listening, watch)) {
        T result = task.with(Optional.of(coordinator));
        watch.sum(coordinator.strangers());
        return result;
      }
    } catch (ClusterException | SecretException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  /** What users see of it. */
  private static final class Watch implements ClusterWatch {
    private final String what;
    private final String address;
    private final LiveLine line;
    private final long start = System.nanoTime();
    private int most;
    private ClusterStatus last = new ClusterStatus(0, 0, 0, 0, 0, 0, 0, 0);

    Watch(String what, String address, LiveLine line) {
      this.what = what;
      this.address = address;
      this.line = line;
    }

    @Override
    public synchronized void status(ClusterStatus status) {
      last = status;
      most = Math.max(most, status.executors());
      if (status.executors() == 0 && status.done() < status.goals()) {
        line.show(
            "%d/%d %s; waiting for executors: quarry executor --join %s --secret-file FILE"
                .formatted(status.done(), status.goals(), what, address));
        return;
      }
      line.show(
          "%d/%d %s (%.1f/s), %d running on %d executors, %d waiting, %d given away again, %d executors lost"
              .formatted(
                  status.done(),
                  status.goals(),
                  what,
                  rate(),
                  status.running(),
                  status.executors(),
                  status.waiting(),
                  status.repeated(),
                  status.lost()));
    }

    /** Of what was done here and now, without what the journal had. */
    private double rate() {
      return (last.done() - last.resumed()) / ((System.nanoTime() - start) / 1e9);
    }

    @Override
    public void say(String sentence) {
      line.say(sentence);
    }

    synchronized void sum(int strangers) {
      line.say(
          "%d of %d %s were done by up to %d executors at a time, %.1f/s; %d executors were lost, %d %s given away again, %d connections refused."
              .formatted(
                  last.done() - last.resumed(),
                  last.goals(),
                  what,
                  most,
                  rate(),
                  last.lost(),
                  last.repeated(),
                  what,
                  strangers));
    }
  }
}
