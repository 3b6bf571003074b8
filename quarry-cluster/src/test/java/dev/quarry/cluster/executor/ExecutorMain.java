package dev.quarry.cluster.executor;

import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.program.ProgramCache;
import dev.quarry.cluster.secret.Secret;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Set;

/** An executor in a process of its own, which a test can kill. */
final class ExecutorMain {
  private ExecutorMain() {}

  /**
   * Address, secret file, cache. Says how many goals it has done, and drains at a line of input.
   */
  public static void main(String[] arguments) throws Exception {
    Joining joining =
        new Joining(
            Address.parse(arguments[0]),
            Secret.read(Path.of(arguments[1])),
            1,
            Set.of(),
            new ProgramCache(Path.of(arguments[2])));
    Executor executor = new Executor(joining, new Printing());
    Thread drainer =
        new Thread(
            () -> {
              try {
                if (System.in.read() >= 0) {
                  executor.drain();
                }
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    drainer.setDaemon(true);
    drainer.start();
    executor.run();
    System.exit(0);
  }

  private static final class Printing implements ExecutorWatch {
    @Override
    public void waiting() {}

    @Override
    public void working(long done) {
      System.out.println("done " + done);
    }

    @Override
    public void say(String sentence) {
      System.out.println(sentence);
    }
  }
}
