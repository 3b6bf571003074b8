package dev.quarry.concolic.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.process.Frames;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class InboxTest {
  private static final Duration LONG_RUN = Duration.ofMillis(300);

  private final PipedOutputStream controller = new PipedOutputStream();
  private final Inbox inbox;

  InboxTest() throws IOException {
    inbox = new Inbox(new PipedInputStream(controller, 1 << 12));
  }

  private void send(int number) throws IOException {
    Frames.write(controller, new byte[] {(byte) number});
  }

  /** Returns when the watching thread does. */
  private CompletableFuture<Void> watch() {
    return CompletableFuture.runAsync(
        () -> {
          try {
            inbox.awaitEnd();
          } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  @Test
  void messagesThatComeDuringLongRunsAreNotLost() throws Exception {
    CompletableFuture<Void> watching = watch();
    for (int i = 0; i < 6; i += 2) {
      send(i);
      assertThat(inbox.take()).contains(new byte[] {(byte) i});
      // The other thread reads by now, and goes on looking after it has.
      Thread.sleep(LONG_RUN.toMillis());
      send(i + 1);
      Thread.sleep(LONG_RUN.toMillis());
      assertThat(inbox.take()).contains(new byte[] {(byte) (i + 1)});
    }
    assertThat(watching).isNotDone();
    controller.close();
  }

  @Test
  void theEndIsNoticedDuringARunThatDoesNotEnd() throws Exception {
    CompletableFuture<Void> watching = watch();
    send(1);
    assertThat(inbox.take()).isPresent();

    controller.close();

    watching.get(30, TimeUnit.SECONDS);
    assertThat(inbox.take()).isEmpty();
  }
}
