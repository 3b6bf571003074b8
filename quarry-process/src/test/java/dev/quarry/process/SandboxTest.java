package dev.quarry.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs here are shell commands: no guard in a virtual machine helps the wall. */
final class SandboxTest {
  @TempDir Path directory;

  @Test
  void aProcessWritesNothingButItsOwnDirectory() throws Exception {
    Path own = Files.createDirectory(directory.resolve("own"));
    Path kept = Files.writeString(directory.resolve("kept"), "as it was");
    String script =
        """
        echo x > own/inside
        echo x > beside; echo x > kept; rm kept; mv kept moved; chmod 600 kept; ln -s kept link
        mount -o remount,rw / ; umount "$PWD"; true
        """;
    run(Sandbox.CLOSED, own, "sh", "-c", script);
    assertThat(own.resolve("inside")).hasContent("x");
    try (var files = Files.list(directory)) {
      assertThat(files).containsExactlyInAnyOrder(own, kept, directory.resolve("out"));
    }
    assertThat(kept).hasContent("as it was");
  }

  @Test
  void thereIsNoNetworkNotEvenOfTheSameMachine() throws Exception {
    try (var listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String java = ProcessHandle.current().info().command().orElseThrow();
      Path source =
          Files.writeString(
              directory.resolve("Connect.java"),
              """
              class Connect {
                public static void main(String[] args) throws Exception {
                  new java.net.Socket("127.0.0.1", Integer.parseInt(args[0])).close();
                }
              }
              """);
      String port = Integer.toString(listener.getLocalPort());
      assertThat(run(Sandbox.CLOSED, directory, java, source.toString(), port)).isEqualTo(1);
      var open = new Sandbox(Set.of(Sandbox.Opening.NETWORK));
      assertThat(run(open, directory, java, source.toString(), port)).isZero();
    }
  }

  @Test
  void filesStayOpenWhereTheyAreAllowed() throws Exception {
    Path own = Files.createDirectory(directory.resolve("own"));
    var open = new Sandbox(Set.of(Sandbox.Opening.FILES));
    assertThat(run(open, own, "sh", "-c", "echo x > beside")).isZero();
    assertThat(directory.resolve("beside")).hasContent("x");
  }

  @Test
  void theProcessKeepsItsNumberItsUserAndItsExitCode() throws Exception {
    assumeTrue(Walls.standing().areBoth(), Walls.standing().text());
    String script = "echo $$ $(id -u); exit 7";
    Process process = start(Sandbox.CLOSED, directory, "sh", "-c", script);
    assertThat(process.waitFor()).isEqualTo(7);
    Object user = Files.getAttribute(directory, "unix:uid");
    assertThat(directory.resolve("out")).hasContent(process.pid() + " " + user);
  }

  @Test
  void withoutAnyWallTheCommandIsAsItWas() {
    var plain = new ProcessBuilder("true");
    assertThat(Sandbox.NONE.around(plain, directory).command()).containsExactly("true");
  }

  @Test
  void whatIsMissingIsSaid() {
    assertThat(new Walls(java.util.Optional.of("there is no unshare")).text())
        .contains("alone")
        .endsWith("no second wall: there is no unshare.");
  }

  private int run(Sandbox sandbox, Path own, String... command)
      throws IOException, InterruptedException {
    assumeTrue(Walls.standing().areBoth(), Walls.standing().text());
    Process process = start(sandbox, own, command);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }

  private Process start(Sandbox sandbox, Path own, String... command) throws IOException {
    return sandbox
        .around(new ProcessBuilder(command).directory(directory.toFile()), own)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .redirectOutput(directory.resolve("out").toFile())
        .start();
  }
}
