package dev.quarry.engine.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.guard.ReplayGuard;
import dev.quarry.testgen.compile.ClassDirectory;
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

  /** What a test may do to what is there for all, and how it would put that back. */
  private static final Map<String, String> LASTING =
      Map.ofEntries(
          Map.entry("System.setIn(null);", "System.setIn(in);"),
          Map.entry("System.setOut(new java.io.PrintStream(\"out\"));", "System.setOut(out);"),
          Map.entry("System.setErr(null);", "System.setErr(err);"),
          Map.entry(
              "java.util.Locale.setDefault(java.util.Locale.ITALY);",
              "java.util.Locale.setDefault(locale);"),
          Map.entry(
              "java.util.Locale.setDefault(java.util.Locale.Category.FORMAT,"
                  + " java.util.Locale.ITALY);",
              "java.util.Locale.setDefault(java.util.Locale.Category.FORMAT, locale);"),
          Map.entry(
              "java.util.TimeZone.setDefault(java.util.TimeZone.getTimeZone(\"Asia/Tokyo\"));",
              "java.util.TimeZone.setDefault(zone);"),
          Map.entry("System.setProperty(\"a.b\", \"c\");", "System.clearProperty(\"a.b\");"),
          Map.entry(
              "System.clearProperty(\"java.version\");",
              "System.setProperty(\"java.version\", version);"),
          Map.entry(
              "System.setProperties(new java.util.Properties());",
              "System.setProperties(properties);"),
          Map.entry("System.setProperty(\"d.e\", \"f\");", "System.setProperties(copy);"),
          Map.entry(
              "Thread.currentThread().setContextClassLoader(null);",
              "Thread.currentThread().setContextClassLoader(loader);"),
          Map.entry(
              "Thread.setDefaultUncaughtExceptionHandler((a, b) -> {});",
              "Thread.setDefaultUncaughtExceptionHandler(null);"),
          Map.entry(
              "java.security.Security.addProvider("
                  + "new java.security.Provider(\"Own\", \"1\", \"\") {});",
              "java.security.Security.removeProvider(\"Own\");"),
          Map.entry("root.addHandler(handler);", "root.removeHandler(handler);"),
          Map.entry("root.setLevel(java.util.logging.Level.OFF);", "root.setLevel(level);"),
          Map.entry(
              "java.net.CookieHandler.setDefault(new java.net.CookieManager());",
              "java.net.CookieHandler.setDefault(null);"),
          Map.entry(
              "java.net.ProxySelector.setDefault(null);",
              "java.net.ProxySelector.setDefault(proxies);"),
          Map.entry(
              "java.net.Authenticator.setDefault(new java.net.Authenticator() {});",
              "java.net.Authenticator.setDefault(null);"));

  private static final String FOUND =
      """
      var in = System.in; var out = System.out; var err = System.err;
      var locale = java.util.Locale.getDefault(); var zone = java.util.TimeZone.getDefault();
      var version = System.getProperty("java.version"); var properties = System.getProperties();
      var copy = (java.util.Properties) properties.clone();
      var loader = Thread.currentThread().getContextClassLoader();
      var root = java.util.logging.Logger.getLogger(""); var level = root.getLevel();
      var handler = new java.util.logging.ConsoleHandler();
      var proxies = java.net.ProxySelector.getDefault();
      """;

  @Test
  void aTestThatLeavesWhatIsThereForAllChangedIsNotKept() throws IOException {
    List<Replayed> results =
        replay(Set.of(), LASTING.keySet().stream().map(FOUND::concat).toArray(String[]::new));
    assertThat(results).extracting(Replayed::kind).containsOnly(Kind.REFUSED);
    assertThat(results).allMatch(result -> result.message().startsWith("The test would leave "));
  }

  @Test
  void aTestThatPutsItBackIsKept() throws IOException {
    List<Replayed> results =
        replay(
            Set.of(),
            LASTING.entrySet().stream()
                .map(each -> FOUND + each.getKey() + each.getValue())
                .toArray(String[]::new));
    assertThat(results).extracting(Replayed::kind).containsOnly(Kind.PASSED);
  }

  @Test
  void whatAClassDoesWhenItIsInitialisedIsNotTheTestsDoing() throws IOException {
    String once = "class Once { static { System.setProperty(\"g.h\", \"i\"); } } new Once();";
    List<Replayed> results =
        replay(
            Set.of(),
            once,
            once + " System.setProperty(\"j.k\", \"l\");",
            once + " java.util.Locale.setDefault(java.util.Locale.ITALY);");
    assertThat(results)
        .extracting(Replayed::kind)
        .containsExactly(Kind.PASSED, Kind.REFUSED, Kind.REFUSED);
  }

  @Test
  void aTestThatLeavesAThreadIsNotKeptEvenWhereThreadsAreAllowed() throws IOException {
    List<Replayed> results =
        replay(
            Set.of(Permission.THREADS),
            "Thread t = new Thread(() -> java.util.concurrent.locks.LockSupport.park(), \"left\");"
                + " t.setDaemon(true); t.start();",
            "java.util.concurrent.CompletableFuture.runAsync(() -> {}).get();",
            "Thread t = new Thread(() -> {}); t.start();");
    assertThat(results)
        .extracting(Replayed::kind)
        .containsExactly(Kind.REFUSED, Kind.PASSED, Kind.PASSED);
    assertThat(results.get(0).message()).contains("left");
  }

  /** Whoever runs the tests, and the framework, use what a test left. */
  @Test
  void nothingIsUnguardedBetweenTests() throws IOException {
    String strike = "new java.io.File(FILE).delete();";
    List<Replayed> results =
        replay(
            Set.of(),
            "System.setProperties(new java.util.Properties() {"
                + " public String getProperty(String name) { "
                + strike
                + " return null; }"
                + " public Object get(Object name) { "
                + strike
                + " return null; }"
                + " public int size() { "
                + strike
                + " return 0; } });",
            "System.setErr(new java.io.PrintStream(new java.io.OutputStream() {"
                + " public void write(int b) { "
                + strike
                + " } public void flush() { "
                + strike
                + " } }));",
            "java.util.logging.Logger.getLogger(\"\").addHandler("
                + "new java.util.logging.Handler() { public void flush() { "
                + strike
                + " }"
                + " public void close() { "
                + strike
                + " }"
                + " public void publish(java.util.logging.LogRecord any) { "
                + strike
                + " } });",
            "throw new RuntimeException() { public String getMessage() { "
                + strike
                + " return null; }"
                + " public String toString() { "
                + strike
                + " return null; } };",
            "java.util.TimeZone.setDefault(new java.util.SimpleTimeZone(0, \"x\") {"
                + " public boolean equals(Object any) { "
                + strike
                + " return true; }"
                + " public Object clone() { "
                + strike
                + " return this; } });");
    assertThat(results).hasSize(5);
    assertThat(precious).exists();
  }

  @Test
  void aProgramIsNotTakenForTheRunner() throws IOException {
    TestSource impostor =
        new TestSource(
            "dev.quarry.testgen.replay.runner.ReplayMain",
            """
            package dev.quarry.testgen.replay.runner;
            class ReplayMain {
              public static void main(String[] args) { new java.io.File("%s").delete(); }
            }
            """
                .formatted(precious),
            List.of(),
            List.of());
    Path program = Files.createDirectory(directory.resolve("program"));
    ClassDirectory.write(program, new TestCompiler(List.of()).compile(List.of(impostor)).classes());
    TestSource source =
        new TestSource(
            "FooTest",
            "class FooTest { @org.junit.jupiter.api.Test void t0() {} }",
            List.of(),
            List.of());
    ReplayOptions options =
        ReplayOptions.of(List.of(program))
            .withJvmArguments(ReplayGuard.arguments(directory, Set.of()));
    List<Replayed> results =
        new Replay(options)
            .run(
                new TestCompiler(JUnitJars.jars(Framework.JUNIT5))
                    .compile(List.of(source))
                    .classes(),
                List.of(new TestId("FooTest", "t0")),
                List.of());
    assertThat(results).extracting(Replayed::kind).containsExactly(Kind.PASSED);
    assertThat(precious).exists();
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
