package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** An exception that misbehaves when asked about itself costs its text, not the worker. */
class HostileValueTest {
  /** Members of an exception; the class must be named in the report all the same. */
  private static final List<String> MISBEHAVIOURS =
      List.of(
          "public String getMessage() { throw new IllegalStateException(); }",
          "public String getMessage() { throw new StackOverflowError(); }",
          "public String getMessage() { return getMessage(); }",
          "public String getMessage() { throw new ThreadDeath(); }",
          "public String getMessage() { throw new OutOfMemoryError(); }",
          "public String getMessage() { throw this; }",
          "public String getMessage() { System.exit(1); return null; }",
          "public String getMessage() { Runtime.getRuntime().halt(1); return null; }",
          "public String getMessage() { return \"x\".repeat(30_000_000); }",
          "public String getMessage() { return \"\\0\\uD800\\uFFFF\"; }",
          "public String getMessage() { return null; }",
          "public String getLocalizedMessage() { throw new IllegalStateException(); }",
          "public String toString() { throw new IllegalStateException(); }",
          "public String toString() { return null; }",
          "public String toString() { return toString(); }",
          "public StackTraceElement[] getStackTrace() { return null; }",
          "public StackTraceElement[] getStackTrace() { throw new IllegalStateException(); }",
          "public StackTraceElement[] getStackTrace() { return new StackTraceElement[3]; }",
          "public StackTraceElement[] getStackTrace() { return new StackTraceElement[0]; }",
          "public StackTraceElement[] getStackTrace() { return getStackTrace(); }",
          "public StackTraceElement[] getStackTrace() { System.exit(1); return null; }",
          "public StackTraceElement[] getStackTrace() { return new StackTraceElement[] {"
              + " new StackTraceElement(\"\", \"\", null, -9), null }; }",
          "public synchronized Throwable fillInStackTrace() { return null; }",
          "public synchronized Throwable fillInStackTrace() { throw new StackOverflowError(); }",
          "public Throwable getCause() { return this; }",
          "public Throwable getCause() { throw new IllegalStateException(); }",
          "public boolean equals(Object other) { throw new IllegalStateException(); }",
          "public int hashCode() { throw new IllegalStateException(); }");

  @TempDir static Path directory;
  private static ProgramUnderTest program;
  private static Worker worker;

  @BeforeAll
  static void compile() throws IOException {
    StringBuilder members = new StringBuilder();
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < MISBEHAVIOURS.size(); i++) {
      members.append(
          "static class E%d extends RuntimeException { %s }\n".formatted(i, MISBEHAVIOURS.get(i)));
      cases.append("case %d: throw new E%d();\n".formatted(i, i));
    }
    members.append("public static int run(int n) { switch (n) {\n").append(cases);
    members.append("default: return n; } }\n");
    program = ProgramUnderTest.of(directory, members.toString());
    worker = program.worker(options -> options);
  }

  @AfterAll
  static void end() {
    worker.close();
  }

  @TestFactory
  Stream<DynamicTest> theRunEndsAndTheNextGoesOn() {
    return IntStream.range(0, MISBEHAVIOURS.size())
        .mapToObj(i -> DynamicTest.dynamicTest(MISBEHAVIOURS.get(i), () -> endsWell(i)));
  }

  private static void endsWell(int number) throws IOException {
    RunReport report = worker.run(program.request(number));
    String told = report.toString();
    boolean throwsAnother = MISBEHAVIOURS.get(number).contains("Throwable fillInStackTrace");
    if (!throwsAnother) {
      assertThat(report.ending().kind())
          .as(told.substring(0, Math.min(500, told.length())))
          .isIn(Ending.Kind.THREW, Ending.Kind.REFUSED);
    }
    assertThat(told.length()).isLessThan(100_000);
    assertThat(worker.run(program.request(1_000)).ending()).isEqualTo(Ending.returned("1000"));
    assertThat(worker.started()).isEqualTo(1);
  }
}
