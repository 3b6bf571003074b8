package dev.quarry.testgen.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.testgen.compile.ClassDirectory;
import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.replay.Replayed.Kind;
import dev.quarry.testgen.source.Framework;
import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayTest {
  /** Long for a test that does nothing, even on a loaded machine; short for one that hangs. */
  private static final ReplayOptions OPTIONS =
      ReplayOptions.of(List.of()).withTestTime(Duration.ofSeconds(5)).withHeapMegabytes(128);

  private static Map<String, byte[]> compile(Framework framework, String name, String... members) {
    String text = "class " + name + " {\n" + String.join("\n", members) + "\n}\n";
    if (framework == Framework.JUNIT5) {
      text =
          "import static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.*;\n"
              + text;
    } else {
      text = "import static org.junit.Assert.*;\nimport org.junit.*;\npublic " + text;
    }
    Compilation compilation =
        new TestCompiler(JUnitJars.jars(framework))
            .compile(List.of(new TestSource(name, text, List.of(), List.of())));
    assertThat(compilation.errors()).isEmpty();
    return compilation.classes();
  }

  private static List<TestId> ids(String className, String... methods) {
    return List.of(methods).stream().map(method -> new TestId(className, method)).toList();
  }

  private static List<Replayed> replayTests(String... bodies) {
    return replayTests(OPTIONS, bodies);
  }

  /** Makes a test {@code t0}, {@code t1}… of each body. */
  private static List<Replayed> replayTests(ReplayOptions options, String... bodies) {
    List<String> members = new ArrayList<>();
    List<TestId> tests = new ArrayList<>();
    for (int i = 0; i < bodies.length; i++) {
      members.add("@Test public void t" + i + "() throws Exception { " + bodies[i] + " }");
      tests.add(new TestId("FooTest", "t" + i));
    }
    Map<String, byte[]> classes =
        compile(options.framework(), "FooTest", members.toArray(String[]::new));
    List<Replayed> results = new Replay(options).run(classes, tests, List.of());
    assertThat(results).extracting(Replayed::test).containsExactlyElementsOf(tests);
    return results;
  }

  private static Replayed probe(String... members) {
    Map<String, byte[]> classes =
        compile(
            Framework.JUNIT5,
            "Outer",
            "  public static class Probe {\n" + String.join("\n", members) + "\n  }");
    return new Replay(OPTIONS).run(classes, List.of(), ids("Outer$Probe", "probe1")).get(0);
  }

  @Test
  void anotherVersionOfTheFrameworkOnTheClassPathIsNotMixedIn(@TempDir Path directory)
      throws IOException {
    // As in a version that does not have the methods which ours calls.
    install(directory, "org.junit.platform.commons.util", "Preconditions");

    List<Replayed> results =
        replayTests(
            ReplayOptions.of(List.of(directory)).withHeapMegabytes(128), "assertEquals(1, 1);");

    assertThat(results).extracting(Replayed::kind).containsExactly(Kind.PASSED);
  }

  @Test
  void aFrameworkThatIsUnderTestIsTheOneOfTheClassPath(@TempDir Path directory) throws IOException {
    install(directory, "org.hamcrest", "Matcher");
    String text =
        """
        package org.hamcrest;
        public class MatcherTest {
          @org.junit.Test public void t() {
            org.junit.Assert.assertFalse(Matcher.class.isInterface());
          }
        }
        """;
    var source = new TestSource("org.hamcrest.MatcherTest", text, List.of(), List.of());
    ReplayOptions options =
        ReplayOptions.of(List.of(directory)).withFramework(Framework.JUNIT4).withHeapMegabytes(128);
    Map<String, byte[]> classes =
        new TestCompiler(JUnitJars.behind(List.of(directory), Framework.JUNIT4))
            .compile(List.of(source))
            .classes();

    List<Replayed> results =
        new Replay(options).run(classes, ids("org.hamcrest.MatcherTest", "t"), List.of());

    assertThat(results).extracting(Replayed::kind).containsExactly(Kind.PASSED);
  }

  /** Compiles an empty class into a directory. */
  private static void install(Path directory, String packageName, String name) throws IOException {
    String text = "package " + packageName + "; public final class " + name + " {}";
    var source = new TestSource(packageName + "." + name, text, List.of(), List.of());
    ClassDirectory.write(directory, new TestCompiler(List.of()).compile(List.of(source)).classes());
  }

  @Test
  void greenAndRedTestsAreToldApart() {
    List<Replayed> results =
        replayTests(
            "assertThrows(ArithmeticException.class, () -> System.out.println(1 / (int) 0L));",
            "assertEquals(1, 2);",
            "throw new IllegalStateException(\"a\\tb\\n\\u2026\\ud800\");");
    assertThat(results)
        .extracting(Replayed::kind)
        .containsExactly(Kind.PASSED, Kind.FAILED, Kind.FAILED);
    assertThat(results.get(0).exception()).isEmpty();
    assertThat(results.get(1).exception()).isEqualTo("org.opentest4j.AssertionFailedError");
    assertThat(results.get(1).message()).isEqualTo("expected: <1> but was: <2>");
    assertThat(results.get(2).exception()).isEqualTo("java.lang.IllegalStateException");
    assertThat(results.get(2).message()).isEqualTo("a\tb\n\u2026\ud800");
    assertThat(results.get(2).stack())
        .containsExactly(new Frame("FooTest", "t2", "FooTest.java", 6));
  }

  @Test
  void testsOfJunit4AreRunByIt() {
    List<Replayed> results =
        replayTests(
            OPTIONS.withFramework(Framework.JUNIT4),
            "assertThrows(NullPointerException.class, () -> { throw new NullPointerException();"
                + " });",
            "fail(\"no\");");
    assertThat(results).extracting(Replayed::kind).containsExactly(Kind.PASSED, Kind.FAILED);
    assertThat(results.get(1).message()).isEqualTo("no");
  }

  @Test
  void eachOfTwoTimesBeginsAfresh() {
    Map<String, byte[]> classes =
        compile(
            Framework.JUNIT5,
            "FooTest",
            "static int runs; @Test void first() { assertEquals(1, ++runs); }");
    for (Framework framework : Framework.values()) {
      try (Replay replay = new Replay(OPTIONS.withFramework(framework))) {
        replay.expect();
      }
    }
    try (Replay replay = new Replay(OPTIONS)) {
      replay.expect();
      for (int i = 0; i < 2; i++) {
        List<List<Replayed>> times = replay.runTwice(classes, ids("FooTest", "first"), List.of());
        assertThat(times).hasSize(2);
        assertThat(times).allSatisfy(time -> assertThat(kinds(time)).containsExactly(Kind.PASSED));
      }
    }
  }

  @Test
  void whoIsInterruptedDuringTwoReplaysIsTold() {
    Map<String, byte[]> classes = compile(Framework.JUNIT5, "FooTest", "@Test void first() {}");
    Thread.currentThread().interrupt();
    Replay replay = new Replay(OPTIONS);
    assertThatExceptionOfType(ReplayException.class)
        .isThrownBy(() -> replay.runTwice(classes, ids("FooTest", "first"), List.of()));
    assertThat(Thread.interrupted()).isTrue();
  }

  private static List<Kind> kinds(List<Replayed> results) {
    return results.stream().map(Replayed::kind).toList();
  }

  @Test
  void whatIsNoTestFailsInsteadOfPassing() {
    Map<String, byte[]> classes = compile(Framework.JUNIT5, "FooTest", "void plain() {}");
    List<Replayed> results =
        new Replay(OPTIONS).run(classes, ids("FooTest", "plain", "missing"), ids("Missing", "m"));
    assertThat(results)
        .extracting(Replayed::kind)
        .containsExactly(Kind.FAILED, Kind.FAILED, Kind.THREW);
  }

  @Test
  void aHangingTestIsNamedAndTheOthersGoOn() {
    List<Replayed> results =
        replayTests("", "for (;;) Thread.onSpinWait();", "", "Thread.sleep(1_000_000);", "");
    assertThat(results)
        .extracting(Replayed::kind)
        .containsExactly(Kind.PASSED, Kind.TIMED_OUT, Kind.PASSED, Kind.TIMED_OUT, Kind.PASSED);
  }

  @Test
  void aTestThatEndsTheProcessIsNamedAndTheOthersGoOn() {
    List<Replayed> results =
        replayTests("System.exit(3);", "", "Runtime.getRuntime().halt(4);", "", "System.exit(0);");
    assertThat(results)
        .extracting(Replayed::kind)
        .containsExactly(Kind.DIED, Kind.PASSED, Kind.DIED, Kind.PASSED, Kind.DIED);
    assertThat(results.get(0).message()).contains("exit code 3");
    assertThat(results.get(2).message()).contains("exit code 4");
  }

  @Test
  void whatIsPrintedOrClosedOrChangedDoesNotMatterToTheNext() {
    List<Replayed> results =
        replayTests(
            "for (int i = 0; i < 200_000; i++) { System.out.println(\"0123456789\".repeat(10));"
                + " System.err.println(i); }",
            "System.out.close(); System.err.close(); System.in.close();",
            "new java.io.FileOutputStream(java.io.FileDescriptor.out).close();",
            "new java.io.FileOutputStream(java.io.FileDescriptor.err).close();",
            "System.setOut(null); System.setErr(null); System.setProperties(null);"
                + " java.util.Locale.setDefault(java.util.Locale.GERMANY);"
                + " Thread.currentThread().interrupt();",
            "System.out.println(); assertFalse(System.out.checkError());"
                + " assertEquals(java.util.Locale.US, java.util.Locale.getDefault());"
                + " assertEquals(\"UTC\", java.util.TimeZone.getDefault().getID());"
                + " assertFalse(Thread.interrupted());",
            "assertEquals(-1, System.in.read());");
    assertThat(results)
        .extracting(Replayed::kind)
        .containsExactly(
            Kind.PASSED,
            Kind.PASSED,
            Kind.PASSED,
            Kind.PASSED,
            Kind.REFUSED,
            Kind.PASSED,
            Kind.PASSED);
  }

  @Test
  void threadsLeftRunningDoNotKeepTheProcess() {
    List<Replayed> results =
        replayTests(
            "new Thread(() -> { try { Thread.sleep(1_000_000); } catch (Exception e) {}"
                + " }).start();",
            "Runtime.getRuntime().addShutdownHook(new Thread(() -> { for (;;) ; }));",
            "");
    assertThat(results)
        .extracting(Replayed::kind)
        .containsExactly(Kind.REFUSED, Kind.PASSED, Kind.PASSED);
  }

  @Test
  void memoryThatEndsIsAnOutcomeLikeOthers() {
    List<Replayed> results = replayTests("long[] a = new long[100_000_000]; a[0] = 1;", "");
    assertThat(results).extracting(Replayed::kind).containsExactly(Kind.FAILED, Kind.PASSED);
    assertThat(results.get(0).exception()).isEqualTo("java.lang.OutOfMemoryError");
  }

  @Test
  void assertionsAreOn() {
    assertThat(replayTests("assert 1 > 2 : \"no\";").get(0).exception())
        .isEqualTo("java.lang.AssertionError");
  }

  @Test
  void testsRunInAPrivateDirectoryThatIsGoneAfterwards() {
    String found =
        replayTests(
                "java.nio.file.Files.write(java.nio.file.Path.of(\"a\"), new byte[1]);"
                    + " java.io.File.createTempFile(\"bbb\", \"c\");"
                    + " throw new Exception(new java.io.File(\".\").getCanonicalPath());")
            .get(0)
            .message();
    assertThat(Path.of(found).getParent().getFileName().toString()).startsWith("quarry-replay-");
    assertThat(Path.of(found).getParent()).doesNotExist();
  }

  @Test
  void quarryIsNotOnTheClassPath() {
    assertThat(
            replayTests("Class.forName(\"dev.quarry.testgen.replay.Replay\");").get(0).exception())
        .isEqualTo("java.lang.ClassNotFoundException");
  }

  @Test
  void aProbeThatComesToItsEndSaysSo() {
    assertThat(probe("    public static void probe1() {}").kind()).isEqualTo(Kind.COMPLETED);
  }

  @Test
  void theStackOfAProbeEndsAtTheProbe() {
    Replayed result =
        probe(
            "    public static void probe1() throws Throwable { inner(); }",
            "    static void inner() throws Throwable {",
            "      throw new java.io.IOException();",
            "    }");
    assertThat(result.kind()).isEqualTo(Kind.THREW);
    assertThat(result.exception()).isEqualTo("java.io.IOException");
    assertThat(result.stack())
        .containsExactly(
            new Frame("Outer$Probe", "inner", "Outer.java", 7),
            new Frame("Outer$Probe", "probe1", "Outer.java", 5));
  }

  @Test
  void anOverflowOfTheStackIsAnExceptionWithAShortStack() {
    Replayed result = probe("    public static int probe1() { return probe1() + 1; }");
    assertThat(result.exception()).isEqualTo("java.lang.StackOverflowError");
    assertThat(result.stack()).hasSize(64).allMatch(frame -> frame.method().equals("probe1"));
  }

  @Test
  void anExceptionThatCannotBeAskedIsStillNamed() {
    Replayed result =
        probe(
            "    static class Odd extends RuntimeException {",
            "      public String getMessage() { throw this; }",
            "      public StackTraceElement[] getStackTrace() { throw this; }",
            "    }",
            "    public static void probe1() { throw new Odd(); }");
    assertThat(result.kind()).isEqualTo(Kind.THREW);
    assertThat(result.exception()).isEqualTo("Outer$Probe$Odd");
    assertThat(result.message()).isEmpty();
  }

  @Test
  void testsComeBeforeProbesAndAllAreAnswered() {
    int many = 2_000;
    String members =
        IntStream.range(0, many)
            .mapToObj(
                i ->
                    "@Test public void t"
                        + i
                        + "() { if ("
                        + i
                        + " % 3 != 0) fail(); }\n"
                        + "public static void p"
                        + i
                        + "() { if ("
                        + i
                        + " % 2 == 0) throw new RuntimeException(\""
                        + i
                        + "\"); }")
            .collect(Collectors.joining("\n"));
    Map<String, byte[]> classes =
        compile(Framework.JUNIT5, "Outer", "public static class Many {", members, "}");
    List<TestId> tests =
        IntStream.range(0, many).mapToObj(i -> new TestId("Outer$Many", "t" + i)).toList();
    List<TestId> probes =
        IntStream.range(0, many).mapToObj(i -> new TestId("Outer$Many", "p" + i)).toList();
    List<Replayed> results = new Replay(OPTIONS).run(classes, tests, probes);
    assertThat(results).hasSize(2 * many);
    for (int i = 0; i < many; i++) {
      assertThat(results.get(i).test()).isEqualTo(tests.get(i));
      assertThat(results.get(i).kind()).isEqualTo(i % 3 == 0 ? Kind.PASSED : Kind.FAILED);
      assertThat(results.get(many + i).test()).isEqualTo(probes.get(i));
      assertThat(results.get(many + i).kind()).isEqualTo(i % 2 == 0 ? Kind.THREW : Kind.COMPLETED);
    }
  }

  @Test
  void whatIsNotBegunInTimeIsSaidToBe() {
    List<Replayed> results =
        replayTests(
            OPTIONS.withTotalTime(Duration.ofSeconds(3)), "Thread.sleep(1_000_000);", "", "");
    assertThat(results).extracting(Replayed::kind).containsOnly(Kind.TIMED_OUT);
    assertThat(results.get(2).message()).contains("not begun");
  }

  @Test
  void aJvmThatDoesNotStartIsExplained(@TempDir Path directory) throws Exception {
    assertThatThrownBy(() -> replayTests(OPTIONS.withJvmArguments(List.of("-XX:NoSuchOption")), ""))
        .isInstanceOf(ReplayException.class)
        .hasMessageContaining("NoSuchOption");
    Files.createDirectories(directory.resolve("bin"));
    assertThatThrownBy(() -> replayTests(OPTIONS.withJava(directory), ""))
        .isInstanceOf(ReplayException.class)
        .hasMessageContaining(directory.toString());
  }

  @Test
  void nothingToRunStartsNothing() {
    ReplayOptions broken = OPTIONS.withJvmArguments(List.of("-XX:NoSuchOption"));
    assertThat(new Replay(broken).run(Map.of(), List.of(), List.of())).isEmpty();
  }
}
