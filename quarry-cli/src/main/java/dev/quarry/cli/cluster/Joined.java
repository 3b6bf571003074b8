package dev.quarry.cli.cluster;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cluster.executor.Executor;
import dev.quarry.cluster.executor.ExecutorWatch;
import dev.quarry.cluster.executor.Joining;
import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.link.ClusterException;
import dev.quarry.cluster.program.ProgramCache;
import dev.quarry.cluster.secret.Secret;
import dev.quarry.cluster.secret.SecretException;
import dev.quarry.concolic.guard.Permission;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;

/** An executor at work. Other commands load nothing of this. */
final class Joined {
  private Joined() {}

  /** Works until somebody asks it to end. */
  static void run(String address, Path secretFile, int jobs, Set<Permission> allowed, LiveLine line)
      throws IOException, InterruptedException {
    try {
      Joining joining =
          new Joining(
              Address.parse(address),
              Secret.read(secretFile),
              jobs,
              allowed,
              ProgramCache.ofUser());
      Executor executor = new Executor(joining, new Watch(line, address));
      Signals.onTerminate(executor::drain);
      executor.run();
    } catch (ClusterException | SecretException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    } finally {
      line.clear();
    }
  }

  private record Watch(LiveLine line, String place) implements ExecutorWatch {
    @Override
    public void waiting() {
      line.show("waiting for a command at " + place);
    }

    @Override
    public void working(long done) {
      line.show(done + " goals done for " + place);
    }

    @Override
    public void say(String sentence) {
      line.say(sentence);
    }
  }
}
