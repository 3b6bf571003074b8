package dev.quarry.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChildProcessTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static ChildProcess start(String order) throws IOException {
    List<String> classes = List.of(EchoMain.class.getName(), Frames.class.getName());
    return ChildProcess.start(
        "quarry-test-",
        scratch ->
            JavaCommand.ofThisJava()
                .small(32)
                .crashLog(scratch.resolve("crash.log"))
                .run(ClassPlaces.classPath(classes), EchoMain.class, order));
  }

  @Test
  void messagesGoThereAndBack() throws IOException {
    ChildProcess child = start("echo");
    Frames.write(child.input(), new byte[] {1, 2, 3});
    assertThat(Frames.read(child.output())).hasValue(new byte[] {1, 2, 3});
    child.close(PATIENCE);
    assertThat(child.exitCode()).isZero();
    assertThat(child.scratch().directory()).doesNotExist();
  }

  @Test
  void aDeadProcessLeavesItsCodeAndItsLog() throws IOException {
    ChildProcess child = start("die");
    assertThat(Frames.read(child.output())).isEmpty();
    assertThat(child.exitCode()).isEqualTo(3);
    assertThat(child.scratch().logTail()).isEqualTo("Asked to die.");
    assertThat(child.isRunning()).isFalse();
    child.close(PATIENCE);
  }

  @Test
  void whoDoesNotEndIsEnded() throws IOException {
    ChildProcess child = start("stay");
    assertThat(child.isAlive()).isTrue();
    child.close(Duration.ofMillis(100));
    assertThat(child.exitCode()).isNotZero();
    assertThat(child.isAlive()).isFalse();
    assertThat(child.scratch().directory()).doesNotExist();
  }

  @Test
  void aProcessThatCantBeStartedLeavesNoDirectory() {
    List<Path> made = new ArrayList<>();
    assertThatThrownBy(
            () ->
                ChildProcess.start(
                    "quarry-test-",
                    scratch -> {
                      made.add(Files.createDirectory(scratch.resolve("inner")));
                      return new ProcessBuilder("there-is-no-such-program");
                    }))
        .isInstanceOf(IOException.class);
    assertThat(made).hasSize(1);
    assertThat(made.get(0).getParent()).doesNotExist();
  }
}
