package dev.quarry.program.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.program.ProgramException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TraceParserTest {
  private static LoggedException first(String text) {
    return TraceParser.parse(text).get(0);
  }

  @Test
  void plainTraceIsRead() {
    LoggedException trace =
        first(
            """
            Exception in thread "main" java.lang.IllegalStateException: poor: 3
            \tat com.acme.Bank.withdraw(Bank.java:24)
            \tat com.acme.Bank$Inner.<init>(Bank.java:7)
            \tat com.acme.Bank.<clinit>(Bank.java)
            \tat com.acme.Main.lambda$main$0(Unknown Source)
            """);
    assertThat(trace.exception()).isEqualTo("java.lang.IllegalStateException");
    assertThat(trace.message()).isEqualTo("poor: 3");
    assertThat(trace.frames())
        .containsExactly(
            new TraceFrame("com.acme.Bank", "withdraw", "Bank.java", 24),
            new TraceFrame("com.acme.Bank$Inner", "<init>", "Bank.java", 7),
            new TraceFrame("com.acme.Bank", "<clinit>", "Bank.java", -1),
            new TraceFrame("com.acme.Main", "lambda$main$0", "", -1));
  }

  @Test
  void loggersAndModulesAndJarsAreNoPartOfFrames() {
    LoggedException trace =
        first(
            """
            2026-11-18 10:00:00,123 ERROR [pool-1] c.a.Web - Request failed
            2026-11-18 10:00:00,123 | java.lang.NumberFormatException: For input string: "x"
            2026-11-18 10:00:00,123 | \tat java.base/java.lang.Integer.parseInt(Integer.java:652)
            2026-11-18 10:00:00,123 | \tat app//com.acme.Web.read(Web.java:9) ~[web.jar:1.2]
            2026-11-18 10:00:00,123 | \tat web/com.acme@1.0/com.acme.Web.go(Web.java:5) [web.jar:?]
            2026-11-18 10:00:00,123 | \tat com.acme.Web$$Lambda$14/0x0000000800c03000.run(Unknown Source)
            2026-11-18 10:00:00,123 | \tat com.acme.Web$$Lambda/0x00007f.run(Unknown Source)
            """);
    assertThat(trace.exception()).isEqualTo("java.lang.NumberFormatException");
    assertThat(trace.message()).isEqualTo("For input string: \"x\"");
    assertThat(trace.frames().stream().map(TraceFrame::className))
        .containsExactly(
            "java.lang.Integer",
            "com.acme.Web",
            "com.acme.Web",
            "com.acme.Web$$Lambda$14/0x0000000800c03000",
            "com.acme.Web$$Lambda/0x00007f");
  }

  @Test
  void framesInCommonWithTheCauseAreWrittenOut() {
    LoggedException trace =
        first(
            """
            com.acme.Oops: outer
            \tat a.A.outer(A.java:1)
            \tat a.A.main(A.java:2)
            Caused by: java.lang.RuntimeException: two
            lines: of message
            \tat a.B.inner(B.java:3)
            \t... 1 common frames omitted
            """);
    assertThat(trace.chain()).hasSize(2);
    assertThat(trace.cause().orElseThrow().message()).isEqualTo("two\nlines: of message");
    assertThat(trace.cause().orElseThrow().frames())
        .containsExactly(
            new TraceFrame("a.B", "inner", "B.java", 3),
            new TraceFrame("a.A", "main", "A.java", 2));
  }

  @Test
  void exceptionsThatDescribeThemselvesAreRead() {
    List<LoggedException> found =
        TraceParser.parse(
            """
            Exception in thread "main" class a.PathException: no path
            \tat a.A.outer(A.java:1)
            Caused by: class b.PathException: //a[b=: 6: Unexpected ''
            \tat b.B.inner(B.java:3)
            \t... 1 more
            """);
    assertThat(found).hasSize(1);
    assertThat(found.get(0).chain().stream().map(LoggedException::exception))
        .containsExactly("a.PathException", "b.PathException");
    assertThat(found.get(0).cause().orElseThrow().frames()).hasSize(2);
  }

  @Test
  void whatTheVirtualMachinePrintsIsWhatIsRead() {
    IllegalStateException thrown =
        new IllegalStateException("outer", new RuntimeException("cause", new Error("root")));
    Exception suppressed = new Exception("hidden", new Exception("cause of the hidden one"));
    thrown.addSuppressed(suppressed);
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text, true));
    List<LoggedException> chain = first(text.toString()).chain();
    assertThat(chain.stream().map(LoggedException::message))
        .containsExactly("outer", "cause", "root");
    Throwable next = thrown;
    for (LoggedException one : chain) {
      assertThat(one.frames().stream().map(frame -> frame.method() + frame.line()))
          .isEqualTo(
              Arrays.stream(next.getStackTrace())
                  .map(frame -> frame.getMethodName() + Math.max(-1, frame.getLineNumber()))
                  .toList());
      next = next.getCause();
    }
  }

  @Test
  void lineBreaksOfJsonAreLineBreaks() {
    LoggedException trace =
        first("{\"stack\":\"java.lang.Error: x\\n\\tat a.A.b(A.java:3)\\n\\tat a.A.c(A.java:4)\"}");
    assertThat(trace.exception()).isEqualTo("java.lang.Error");
    assertThat(trace.frames()).hasSize(2);
  }

  @Test
  void severalTracesAreSeveral() {
    String one = "java.lang.Error: x\n\tat a.A.b(A.java:3)\nINFO goes on\n";
    assertThat(TraceParser.parse(one + one)).hasSize(2);
  }

  @Test
  void textWithoutTraceIsRefused() {
    assertThatThrownBy(() -> TraceParser.parse("nothing at all (really)"))
        .isInstanceOf(ProgramException.class)
        .hasMessageStartingWith("There is no stack trace in the text");
  }
}
