package dev.quarry.engine.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.guard.ReplayGuard;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.replay.JUnitJars;
import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.replay.Replayed.Kind;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.Framework;
import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guard and the runner, which know each other by a convention only. */
class GuardedReplayTest {
  @TempDir private Path directory;

  private Path precious;

  @BeforeEach
  void makeAFileThatMustStay() throws IOException {
    precious = Files.createFile(directory.resolve("precious"));
  }

  private List<Replayed> replay(Set<Permission> allowed, String... bodies) throws IOException {
    StringBuilder text = new StringBuilder("class FooTest {\n");
    List<TestId> tests = new ArrayList<>();
    for (int i = 0; i < bodies.length; i++) {
      text.append("@org.junit.jupiter.api.Test void t").append(i).append("() throws Exception {\n");
      text.append(bodies[i].replace("FILE", "\"" + precious + "\"")).append("}\n");
      tests.add(new TestId("FooTest", "t" + i));
    }
    TestSource source = new TestSource("FooTest", text + "}\n", List.of(), List.of());
    Map<String, byte[]> classes =
        new TestCompiler(JUnitJars.jars(Framework.JUNIT5)).compile(List.of(source)).classes();
    ReplayOptions options =
        ReplayOptions.of(List.of()).withJvmArguments(ReplayGuard.arguments(directory, allowed));
    return new Replay(options).run(classes, tests, List.of());
  }

  @Test
  void whatLeavesTheProcessIsRefusedAndTheProcessGoesOn() throws IOException {
    List<Replayed> results =
        replay(
            Set.of(),
            "System.exit(3);",
            "Runtime.getRuntime().halt(4);",
            "new java.io.File(FILE).delete();",
            "java.nio.file.Files.delete(java.nio.file.Path.of(FILE));",
            "new java.io.FileWriter(FILE).write(1);",
            "new java.net.Socket(\"localhost\", 9).close();",
            "new ProcessBuilder(\"true\").start();",
            "new Thread(() -> {}).start();",
            "try { System.exit(5); } catch (Throwable e) { }");
    assertThat(results).extracting(Replayed::kind).containsOnly(Kind.REFUSED);
    assertThat(results.get(0).message()).contains("status 3").contains("--allow exit");
    assertThat(precious).exists().isEmptyFile();
  }

  @Test
  void waysRoundTheGuardAreRefused() throws IOException {
    String collect =
        "for (int i = 0; i < 5; i++) { System.gc(); System.runFinalization(); Thread.sleep(5); }";
    List<Replayed> results =
        replay(
            Set.of(),
            "Runtime.getRuntime().addShutdownHook(new Thread(() -> {}));",
            "new Object() { protected void finalize() { new java.io.File(FILE).delete(); } };",
            "java.lang.ref.Cleaner.create().register(new Object(),"
                + " () -> new java.io.File(FILE).delete());"
                + collect,
            "new java.io.File(FILE) { public String toString() { return \"x\"; } }.delete();",
            "java.nio.file.Path at = java.nio.file.Path.of(FILE);"
                + " try (var open = (java.nio.file.SecureDirectoryStream<java.nio.file.Path>)"
                + " java.nio.file.Files.newDirectoryStream(at.getParent())) {"
                + " open.deleteFile(at.getFileName()); }",
            "java.nio.file.Path link = java.nio.file.Path.of(\"link\");"
                + " java.nio.file.Files.createSymbolicLink(link, java.nio.file.Path.of(FILE + 1));"
                + " java.nio.file.Files.writeString(link, \"new\");",
            "java.nio.file.Files.setLastModifiedTime(java.nio.file.Path.of(FILE),"
                + " java.nio.file.attribute.FileTime.fromMillis(0));",
            "Class<?> gate = Class.forName(\"dev.quarry.concolic.guard.boot.Gate\");"
                + " for (var field : gate.getDeclaredFields()) field.setAccessible(true);",
            "java.net.InetAddress.getLoopbackAddress().isReachable(10);",
            "java.lang.management.ManagementFactory.getClassLoadingMXBean().setVerbose(true);");
    assertThat(results).extracting(Replayed::kind).containsOnly(Kind.REFUSED);
    assertThat(precious).exists().isEmptyFile();
    assertThat(Files.getLastModifiedTime(precious).toMillis()).isPositive();
    assertThat(directory.resolve("precious1")).doesNotExist();
  }

  @Test
  void nobodyTakesTheSwitchesOfTheGateTwice() throws IOException {
    List<Replayed> results =
        replay(
            Set.of(),
            "Class.forName(\"dev.quarry.concolic.guard.boot.Gate\").getMethod(\"take\")"
                + ".invoke(null);",
            "new java.io.File(FILE).delete();");
    assertThat(results).extracting(Replayed::kind).containsExactly(Kind.FAILED, Kind.REFUSED);
  }

  @Test
  void whatStaysInTheProcessIsNotRefused() throws IOException {
    List<Replayed> results =
        replay(
            Set.of(),
            "",
            "java.nio.file.Files.write(java.nio.file.Path.of(\"a\"), new byte[1]);",
            "java.io.File.createTempFile(\"abc\", \"d\").delete();",
            "java.nio.file.Files.readAllBytes(java.nio.file.Path.of(FILE));",
            "if (System.currentTimeMillis() < 1_720_000_000_000L) throw new Error(\"no real"
                + " time\");",
            "if (new java.util.Date().getTime() < 1_720_000_000_000L) throw new Error(\"no real"
                + " time\");");
    assertThat(results).extracting(Replayed::kind).containsOnly(Kind.PASSED);
  }

  @Test
  void whatIsAllowedIsNotRefused() throws IOException {
    List<Replayed> results =
        replay(
            Set.of(Permission.THREADS, Permission.EXIT),
            "Thread t = new Thread(() -> {}); t.start(); t.join();",
            "System.exit(3);",
            "new java.io.File(FILE).delete();");
    assertThat(results)
        .extracting(Replayed::kind)
        .containsExactly(Kind.PASSED, Kind.DIED, Kind.REFUSED);
  }

  @Test
  void theGuardIsNotOnTheClassPath() throws IOException {
    List<Replayed> results =
        replay(
            Set.of(),
            "Class.forName(\"dev.quarry.concolic.guard.ReplayGuard\");",
            "Class.forName(\"org.objectweb.asm.ClassReader\");");
    assertThat(results)
        .extracting(Replayed::exception)
        .containsOnly("java.lang.ClassNotFoundException");
  }
}
