package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.program.ledger.AssumptionCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs compiled against other classes than those they find. */
class LinkageTest {
  private static final String BEFORE =
      "class Other { static int f() { return 1; } int own() { return 1; } static int value = 1; }";

  private static final String CAUGHT =
      """
      public static int run(int n) {
        if (n == 0) return 0;
        try { return %s; } catch (Throwable e) { return 7; }
      }
      """;

  @TempDir Path directory;
  private Worker worker;

  @AfterEach
  void end() {
    worker.close();
  }

  private RunReport run(String members, String after) throws IOException {
    CompiledProgram.compile(directory, "Other", BEFORE);
    ProgramUnderTest program = ProgramUnderTest.of(directory, members);
    CompiledProgram.compile(directory, "Other", after);
    return run(program);
  }

  private RunReport run(ProgramUnderTest program) throws IOException {
    worker = program.worker(options -> options);
    RunReport report = worker.run(program.request(1));
    assertThat(worker.run(program.request(0)).ending()).isEqualTo(Ending.returned("0"));
    return report;
  }

  private static List<String> told(RunReport report, AssumptionCode code) {
    return report.assumptions().stream()
        .filter(told -> told.code() == code)
        .flatMap(told -> told.arguments().stream())
        .toList();
  }

  @Test
  void aMethodThatIsGoneEndsTheRunThoughEverythingIsCaught() throws IOException {
    RunReport report = run(CAUGHT.formatted("Other.f()"), "class Other { }");

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.LINKAGE);
    assertThat(told(report, AssumptionCode.LINKAGE)).first().isEqualTo("NoSuchMethodError");
  }

  @Test
  void soDoFieldsAndMethodsThatAreNotStaticAnyMore() throws IOException {
    assertThat(run(CAUGHT.formatted("Other.value"), "class Other { }").ending().exception())
        .isEqualTo("java.lang.NoSuchFieldError");
    worker.close();
    String after = "class Other { int f() { return 1; } }";
    assertThat(run(CAUGHT.formatted("Other.f()"), after).ending().exception())
        .isEqualTo("java.lang.IncompatibleClassChangeError");
    worker.close();
    after = "abstract class Other { abstract int own(); }";
    assertThat(run(CAUGHT.formatted("new Other().own()"), after).ending().exception())
        .isEqualTo("java.lang.InstantiationError");
  }

  @Test
  void whatReflectionWrapsIsSeenInside() throws IOException {
    String members =
        """
        public static int inner() { return Other.f(); }
        public static int run(int n) throws Exception {
          if (n == 0) return 0;
          try {
            return (Integer) P.class.getMethod("inner").invoke(null);
          } catch (java.lang.reflect.InvocationTargetException e) {
            return 7;
          }
        }
        """;

    assertThat(run(members, "class Other { }").ending().kind()).isEqualTo(Ending.Kind.LINKAGE);
  }

  @Test
  void aClassForANewerJavaIsNamedWithBothVersions() throws IOException {
    CompiledProgram.compile(directory, "Other", BEFORE);
    ProgramUnderTest program = ProgramUnderTest.of(directory, CAUGHT.formatted("Other.f()"));
    Path file = directory.resolve("Other.class");
    byte[] bytes = Files.readAllBytes(file);
    int next = Runtime.version().feature() + 1;
    bytes[7] = (byte) (44 + next);
    Files.write(file, bytes);

    RunReport report = run(program);

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.CLASS_TOO_NEW);
    assertThat(told(report, AssumptionCode.CLASS_TOO_NEW))
        .containsExactly("Other", Integer.toString(next), Integer.toString(next - 1));
  }

  @Test
  void aMissingClassIsNamedWithWhoMentionsIt() throws IOException {
    CompiledProgram.compile(directory, "Other", BEFORE);
    ProgramUnderTest program = ProgramUnderTest.of(directory, CAUGHT.formatted("Other.f()"));
    Files.delete(directory.resolve("Other.class"));

    RunReport report = run(program);

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.CLASS_MISSING);
    assertThat(told(report, AssumptionCode.CLASS_MISSING)).containsExactly("Other", "P.java:7");
  }

  @Test
  void aNativeMethodWithoutItsLibraryEndsTheRun() throws IOException {
    String members =
        """
        static native int f();
        public static int run(int n) {
          if (n == 0) return 0;
          try { return f(); } catch (UnsatisfiedLinkError e) { return 7; }
        }
        """;

    assertThat(run(members, BEFORE).ending().kind()).isEqualTo(Ending.Kind.LINKAGE);
  }

  @Test
  void anErrorThatTheProgramMakesIsAnOrdinaryException() throws IOException {
    String members =
        """
        public static int run(int n) {
          if (n == 0) return 0;
          try { throw new VerifyError("v"); } catch (VerifyError e) { }
          throw new NoSuchMethodError("m" + new Object().equals(null));
        }
        """;

    RunReport report = run(members, BEFORE);

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.THREW);
    assertThat(report.assumptions()).isEmpty();
  }

  @Test
  void aFailedInitialiserIsNamedThoughItIsCaught() throws IOException {
    String members =
        """
        static class Bad { static final String TEXT = String.valueOf(Integer.parseInt("none")); }
        public static int run(int n) {
          if (n == 0) return 0;
          try { return Bad.TEXT.length(); } catch (Throwable e) { }
          try { return Bad.TEXT.length(); } catch (Throwable e) {
            return e.getClass() == NoClassDefFoundError.class ? 7 : 8;
          }
        }
        """;

    RunReport report = run(members, BEFORE);

    assertThat(report.ending()).isEqualTo(Ending.returned("7"));
    assertThat(told(report, AssumptionCode.INITIALISER_FAILED))
        .containsExactly("P$Bad", "java.lang.NumberFormatException: For input string: \"none\"");
  }
}
